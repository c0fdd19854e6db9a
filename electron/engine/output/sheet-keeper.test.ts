import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fakeClock } from '../../../test/support/fake-clock.ts'
import { fixtures } from '../../../test/support/images.ts'
import { watchedFolder } from '../../../test/support/watched-folder.ts'
import { databaseFile, openDatabase } from '../db/open.ts'
import { createRepos } from '../db/repos.ts'
import { makeSheet } from './make-sheet.ts'
import { createSheetKeeper } from './sheet-keeper.ts'

/** A closed data folder with two watched folders of one record each, whose rules write to the same sheet. */
async function twoFoldersOneSheet() {
  const w = await watchedFolder()
  const other = path.join(path.dirname(w.dir), `${path.basename(w.dir)}-other`)
  mkdirSync(other)
  const { id } = await w.fovea.call('folders.add', { path: other })
  copyFileSync(fixtures.hello, w.at('a.png'))
  copyFileSync(fixtures.chinese, path.join(other, 'b.png'))
  await w.until(async () => {
    const { folders } = await w.fovea.call('folders.list', {})
    return folders.every(({ counts }) => counts.done === 1)
  })
  await w.fovea.engine.close()
  const opened = openDatabase(path.join(w.fovea.dataDir, databaseFile))
  if (!opened.ok) throw new Error(opened.error.code)
  onTestFinished(() => void opened.value.close())
  const repos = createRepos(opened.value)
  const file = w.at('both.csv')
  for (const folder of repos.folders.list())
    repos.folders.update({ ...folder, rule: { ...folder.rule, sheet: 'csv', sheetFile: file } })
  return { db: opened.value, repos, file, ids: [w.id, id] }
}

it('two rules write to one sheet in turn, and each finds the rows of the other', async () => {
  const { db, repos, file, ids } = await twoFoldersOneSheet()
  let working = 0
  const workingAtOnce: number[] = []
  const clock = fakeClock()
  const keeper = createSheetKeeper({
    db,
    ...repos,
    async make(task) {
      workingAtOnce.push(++working)
      const made = await makeSheet(db, task)
      working--
      return made
    },
    clock,
    log: { info: () => undefined, error: (text, error) => expect.fail(`${text}: ${String(error)}`) },
    onChange: () => undefined,
  })
  keeper.pump()
  await expect
    .poll(() => ids.filter((id) => repos.sheets.get(id)?.written === repos.sheets.get(id)?.changes))
    .toEqual(ids)
  await keeper.close()
  expect(workingAtOnce).toEqual([1, 1])
  expect(readFileSync(file, 'utf8')).toMatch(/,a\.png,/)
  expect(readFileSync(file, 'utf8')).toMatch(/b\.png,/)
})
