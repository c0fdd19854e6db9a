// What the desktop says outside the page: menus, tray, notifications. The page has its own strings.

export interface Words {
  readonly file: string
  readonly open: string
  readonly images: string
  readonly openFolder: string
  readonly readClipboard: string
  readonly readScreen: string
  readonly close: string
  readonly quit: string
  readonly edit: string
  readonly undo: string
  readonly redo: string
  readonly cut: string
  readonly copy: string
  readonly paste: string
  readonly selectAll: string
  readonly view: string
  readonly inbox: string
  readonly history: string
  readonly schemas: string
  readonly folders: string
  readonly service: string
  readonly settings: string
  readonly palette: string
  readonly shortcuts: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly actualSize: string
  readonly fullScreen: string
  readonly window: string
  readonly minimise: string
  readonly help: string
  readonly diagnostics: string
  readonly diagnosticsCopied: string
  readonly crashReports: string
  readonly about: string
  readonly show: string
  readonly pause: string
  readonly resume: string
  readonly idle: string
  readonly working: (count: number) => string
  readonly paused: (count: number) => string
  readonly recent: string
  readonly nothingRecent: string
  readonly done: (count: number) => string
  readonly failed: (count: number) => string
  readonly oneDone: (name: string) => string
  readonly oneFailed: (name: string) => string
  readonly noImage: string
  readonly noScreenTool: string
  readonly captured: string
  readonly notCaptured: string
  readonly shortcutTaken: (keys: string) => string
  readonly pageCrashed: string
  readonly reload: string
}

export const english: Words = {
  file: 'File',
  open: 'Open images…',
  images: 'Images',
  openFolder: 'Open folder…',
  readClipboard: 'Read image on the clipboard',
  readScreen: 'Read part of the screen',
  close: 'Close window',
  quit: 'Quit Fovea',
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  view: 'View',
  inbox: 'Inbox',
  history: 'History',
  schemas: 'Schemas',
  folders: 'Folders',
  service: 'Service',
  settings: 'Settings…',
  palette: 'Commands…',
  shortcuts: 'Keyboard shortcuts',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  actualSize: 'Actual size',
  fullScreen: 'Full screen',
  window: 'Window',
  minimise: 'Minimise',
  help: 'Help',
  diagnostics: 'Copy diagnostics',
  diagnosticsCopied: 'Diagnostics are on the clipboard. They hold no content of yours.',
  crashReports: 'Show crash reports',
  about: 'About Fovea',
  show: 'Show Fovea',
  pause: 'Pause reading',
  resume: 'Resume reading',
  idle: 'Fovea: nothing to read',
  working: (count) => `Fovea: ${count} to read`,
  paused: (count) => `Fovea: paused, ${count} waiting`,
  recent: 'Recent results',
  nothingRecent: 'None yet',
  done: (count) => `${count} images are read`,
  failed: (count) => `${count} images could not be read`,
  oneDone: (name) => `${name} is read`,
  oneFailed: (name) => `${name} could not be read`,
  noImage: 'There is no image on the clipboard.',
  noScreenTool:
    'No program for taking part of the screen was found. Take a screenshot, copy it, and choose “Read image on the clipboard”.',
  captured: 'The text is on the clipboard',
  notCaptured: 'The image could not be read',
  shortcutTaken: (keys) => `Another program uses ${keys}. Choose other keys in the settings.`,
  pageCrashed: 'The window stopped working. Nothing is lost: what was being read goes on.',
  reload: 'Open the window again',
}

export const chinese: Words = {
  file: '文件',
  open: '打开图片…',
  images: '图片',
  openFolder: '打开文件夹…',
  readClipboard: '识别剪贴板中的图片',
  readScreen: '识别屏幕区域',
  close: '关闭窗口',
  quit: '退出 Fovea',
  edit: '编辑',
  undo: '撤销',
  redo: '重做',
  cut: '剪切',
  copy: '复制',
  paste: '粘贴',
  selectAll: '全选',
  view: '显示',
  inbox: '收件箱',
  history: '历史',
  schemas: '模板',
  folders: '文件夹',
  service: '服务',
  settings: '设置…',
  palette: '命令…',
  shortcuts: '键盘快捷键',
  zoomIn: '放大',
  zoomOut: '缩小',
  actualSize: '实际大小',
  fullScreen: '全屏',
  window: '窗口',
  minimise: '最小化',
  help: '帮助',
  diagnostics: '复制诊断信息',
  diagnosticsCopied: '诊断信息已复制到剪贴板，其中不含您的任何内容。',
  crashReports: '显示崩溃报告',
  about: '关于 Fovea',
  show: '显示 Fovea',
  pause: '暂停识别',
  resume: '继续识别',
  idle: 'Fovea：没有待识别的图片',
  working: (count) => `Fovea：还有 ${count} 张待识别`,
  paused: (count) => `Fovea：已暂停，${count} 张等待中`,
  recent: '最近结果',
  nothingRecent: '暂无',
  done: (count) => `已识别 ${count} 张图片`,
  failed: (count) => `${count} 张图片无法识别`,
  oneDone: (name) => `已识别 ${name}`,
  oneFailed: (name) => `无法识别 ${name}`,
  noImage: '剪贴板中没有图片。',
  noScreenTool: '没有找到截取屏幕区域的程序。请先截屏并复制，再选择“识别剪贴板中的图片”。',
  captured: '文字已复制到剪贴板',
  notCaptured: '无法识别这张图片',
  shortcutTaken: (keys) => `其他程序正在使用 ${keys}，请在设置中另选按键。`,
  pageCrashed: '窗口停止了工作。没有丢失任何内容：正在识别的图片会继续。',
  reload: '重新打开窗口',
}

/** The language of the settings, or with `auto` the first of the system's that there are words for. */
export function wordsFor(language: 'auto' | 'en' | 'zh', ofSystem: readonly string[]): Words {
  const chosen = language === 'auto' ? ofSystem.find((tag) => /^(en|zh)\b/i.test(tag)) : language
  return chosen?.toLowerCase().startsWith('zh') === true ? chinese : english
}
