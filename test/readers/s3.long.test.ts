// Images in a bucket: a server of S3's protocol runs in this process, and checks the signatures of requests.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { expect, it, onTestFinished } from 'vitest'
import { openNetwork } from '../support/cut-network.ts'
import { testEngine } from '../support/engine.ts'
import { startPostgres } from '../support/postgres.ts'
import { addImages, countDone, remoteReaders, startReader } from '../support/remote-readers.ts'
import { tempDir } from '../support/temp-dir.ts'

const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'eu-west-1' }

async function startBucket() {
  const directory = tempDir()
  const server = new S3rver({
    ...{ directory, address: '127.0.0.1', port: 0, silent: true },
    configureBuckets: [{ name: 'images', configs: [] }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  const files = () =>
    readdirSync(path.join(directory, 'images'), { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    )
  return { port, files }
}

it('reads images of a bucket, removes them, and goes on when the bucket could not be reached', async () => {
  Object.assign(process.env, credentials)
  const [postgres, bucket] = [await startPostgres(), await startBucket()]
  onTestFinished(() => postgres.stop())
  const network = await openNetwork(bucket.port)
  onTestFinished(() => network.close())
  const address = (port: number) => `s3://images/fovea?endpoint=http://127.0.0.1:${port}`
  const images = address(network.port)
  const engine = await testEngine({ remote: remoteReaders(postgres.address(), 'bucket', images) })
  const unfit = startReader(postgres.address())
  startReader(postgres.address(), { args: ['--images', images], env: credentials })
  await expect.poll(() => unfit.said.join(), { timeout: 20_000 }).toContain(`needs --images ${images}`)
  await addImages(engine, 100)
  await expect.poll(() => countDone(engine), { interval: 20 }).toBeGreaterThan(10)
  expect(postgres.sql('select count(*) from fovea.image')).toBe('0')
  expect(bucket.files().length).toBeGreaterThan(0)
  network.cut()
  await expect.poll(async () => (await engine.call('queue.get', {})).readers?.problem).not.toBe(null)
  network.mend()
  await expect.poll(() => countDone(engine), { timeout: 120_000 }).toBe(100)
  await expect.poll(() => bucket.files(), { timeout: 60_000 }).toEqual([])
})
