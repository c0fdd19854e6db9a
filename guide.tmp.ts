import { startService } from './test/api/support/service.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
const s = await startService(mkdtempSync('/tmp/guide-'))
console.log(process.pid, s.url, s.key)
writeFileSync('/tmp/guide.env', `export FOVEA_URL=${s.url} FOVEA_KEY=${s.key}\n`)
setTimeout(() => s.server.stop().then(() => process.exit()), 1500_000)
