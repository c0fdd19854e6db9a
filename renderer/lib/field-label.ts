// The labels of settings and folder rules, for errors that name a wrong value.
import type { FolderRule } from '../../shared/contract/folder-rule.ts'
import type { Settings, ListedName } from '../../shared/settings.ts'
import type { PageWords } from '../../shared/words/en.ts'

type OtherSetting = Exclude<keyof Settings, ListedName>

/** The label of a path, or of its parent, such as for include[3]. An unknown path is returned unchanged. */
export function fieldLabel(path: string, t: PageWords): string {
  const [name = '', part = ''] = path.split(/[.[]/)
  const { of } = t.settings
  const labels: Readonly<Record<string, string>> = { ...ruleLabels(t), ...settingLabels(t, part) }
  if (Object.hasOwn(of, name)) return of[name as ListedName].label
  return Object.hasOwn(labels, name) ? (labels[name] ?? path) : path
}

/** Labels of the settings that have their own control; the listed ones are in `t.settings.of`. */
function settingLabels(
  { agents, service, model, packs, rules, settings }: PageWords,
  part: string,
): Record<OtherSetting, string> {
  const tiers: Readonly<Record<string, string>> = service.tiers
  return {
    enginePack: packs.title,
    usesRules: rules.uses,
    maxWaitingRequests: service.maxWaiting,
    allowsPrivateUrls: service.privateUrls,
    isServiceOn: service.onOff,
    servicePort: service.port,
    isModelOn: model.isOn,
    modelAddress: model.address,
    modelName: model.name,
    modelTimeoutSeconds: model.title,
    confirmedModelHost: model.address,
    agentFolders: agents.folders,
    agentsFetch: agents.fetches,
    agentsCorrect: agents.corrects,
    isMcpOn: agents.http,
    isDoclingOn: service.docling,
    isAzureReadOn: service.azureRead,
    allowedOrigins: service.origins,
    requestsPerMinute: tiers[part] === undefined ? service.limits : service.perMinute(tiers[part]),
    language: settings.language,
    captureShortcut: settings.capture,
  }
}

/** The label of each setting of a folder rule. */
function ruleLabels({
  operation,
  schema,
  folders,
}: PageWords): Record<Exclude<keyof FolderRule, ListedName>, string> {
  return {
    operation: operation.label,
    schemaId: schema.label,
    languages: folders.languages,
    priority: folders.priority,
    splitsPiles: folders.splits,
    includesSubfolders: folders.subfolders,
    tagsSubfolders: folders.tags,
    include: folders.include,
    ignore: folders.ignore,
    ignoresUsual: folders.usual,
    existing: folders.existing,
    duplicates: folders.duplicates,
    settleMs: folders.settle,
    noticing: folders.noticing,
    pollSeconds: folders.pollEvery,
    schedule: folders.schedule,
    writes: folders.writes,
    outputDir: folders.outputDir,
    nameTemplate: folders.nameTemplate,
    sheet: folders.sheet,
    sheetFile: folders.sheet,
    sheetHasMark: folders.sheetMark,
    doneDir: folders.doneDir,
    command: folders.command,
    webhookUrl: folders.webhook,
    webhookHeader: folders.webhookHeader,
    hookTimeoutSeconds: folders.hookTimeout,
  }
}
