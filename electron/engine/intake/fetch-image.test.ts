// Uses real connections on this machine. Each test decides which addresses count as private, and what names resolve
// to.
import { createServer, type RequestListener } from 'node:http'
import { createServer as createLine } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { faultText } from '../../../shared/faults.ts'
import type { Resolve } from './checked-lookup.ts'
import { fetchImage } from './fetch-image.ts'

/** Stands for the public internet; every other address counts as private. */
const outside = '127.0.0.1'
const megabyte = 1024 * 1024

async function listening(answer: RequestListener, host = outside, port = 0) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  server.listen(port, host)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, port: (server.address() as AddressInfo).port }
}

/** A resolver with a list for each name: each lookup returns the next entry, and the last one from then on. */
function names(meanings: Readonly<Record<string, readonly string[][]>>) {
  const asked: string[] = []
  const resolve: Resolve = (name, then) => {
    const list = meanings[name] ?? []
    const meaning = list[Math.min(asked.filter((each) => each === name).length, list.length - 1)] ?? []
    asked.push(name)
    then(
      null,
      meaning.map((address) => ({ address, family: 4 })),
    )
  }
  return { asked, resolve }
}

async function fetched(url: string, resolve: Resolve = names({ 'pictures.example': [[outside]] }).resolve) {
  const answer = await fetchImage(url, { isAllowed: (address) => address === outside, resolve })
  return answer.ok ? Buffer.from(answer.value).toString() : faultText(answer.error)
}

describe('fetching an image', () => {
  it('gives its bytes', async () => {
    const { port } = await listening((_, response) => response.end('the image'))
    expect(await fetched(`http://pictures.example:${port}/a.png?size=1`)).toBe('the image')
    expect(await fetched(`http://${outside}:${port}/a.png`)).toBe('the image')
  })

  it('follows three redirects and no fourth', async () => {
    const { port, asked } = await listening((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end('arrived')
      else response.writeHead(302, { Location: `/${left - 1}` }).end()
    })
    expect(await fetched(`http://${outside}:${port}/3`)).toBe('arrived')
    expect(asked).toEqual(['/3', '/2', '/1', '/0'])
    expect(await fetched(`http://${outside}:${port}/4`)).toMatch(/redirects more than 3 times/)
  })

  it.each(['file:///etc/passwd', 'ftp://pictures.example/a.png', 'data:text/plain,x', 'http://', '//'])(
    'does not follow a redirect to %s',
    async (Location) => {
      const { port } = await listening((_, response) => response.writeHead(302, { Location }).end())
      expect(await fetched(`http://${outside}:${port}/`)).toMatch(
        /can't be fetched: the URL of an image must begin with/,
      )
    },
  )

  it('reports the status of the server', async () => {
    const { port } = await listening((_, response) => response.writeHead(404).end())
    expect(await fetched(`http://${outside}:${port}/a.png?token=secret`)).toBe(
      `http://${outside}:${port}/a.png could not be fetched: it answered 404.`,
    )
  })

  it('reports no secret that the address contains', async () => {
    const { port } = await listening((_, response) => response.writeHead(500).end())
    const message = await fetched(`http://user:secret@${outside}:${port}/a.png?key=secret#secret`)
    expect(message).toMatch(/it answered 500/)
    expect(message).not.toMatch(/secret|user/)
  })

  it('does not read an answer that is announced as too large', async () => {
    const { port } = await listening((_, response) =>
      response.writeHead(200, { 'Content-Length': 10 * megabyte + 1 }).flushHeaders(),
    )
    expect(await fetched(`http://${outside}:${port}/`)).toMatch(
      /it has 10.01 MB or more, and the limit is 10 MB/,
    )
  })

  it('stops reading an endless answer at the limit', async () => {
    let sent = 0
    const { port } = await listening((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) sent += 64 * 1024
        sent += 64 * 1024
      }
      response.on('drain', more)
      more()
    })
    expect(await fetched(`http://${outside}:${port}/`)).toMatch(/the limit is 10 MB/)
    expect(sent).toBeLessThan(40 * megabyte)
  })

  it('accepts an image of exactly the limit', async () => {
    const { port } = await listening((_, response) => response.end(Buffer.alloc(10 * megabyte, 'x')))
    expect(await fetched(`http://${outside}:${port}/`)).toHaveLength(10 * megabyte)
  })

  it('unpacks nothing', async () => {
    const { port } = await listening((_, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('bomb'),
    )
    expect(await fetched(`http://${outside}:${port}/`)).toMatch(/sent it as gzip/)
  })

  it('reports an answer that is no HTTP, and one that breaks off', async () => {
    const server = createLine((line) => line.end('SSH-2.0-OpenSSH\r\n'))
    server.listen(0, outside)
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    expect(await fetched(`http://${outside}:${port}/`)).toMatch(/could not be fetched: Parse Error/)
    const broken = await listening((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 })
      response.write('half', () => response.destroy())
    })
    expect(await fetched(`http://${outside}:${broken.port}/`)).toMatch(
      /could not be fetched: it cut the connection/,
    )
  })

  it.each<[string, RequestListener]>([
    ['says nothing', () => undefined],
    ['stops in the middle', (_, response) => void response.writeHead(200).write('half')],
    [
      'redirects to what says nothing',
      ({ url }, response) => {
        if (url === '/') response.writeHead(302, { Location: '/silent' }).end()
      },
    ],
  ])('gives up on a server that %s', async (_, answer) => {
    const { port } = await listening(answer)
    const options = { isAllowed: () => true, resolve: names({}).resolve, timeLimitMs: 200 }
    const found = await fetchImage(`http://${outside}:${port}/`, options)
    expect(found.ok ? found.value : faultText(found.error)).toMatch(/it took longer than 0\.2 s/)
  })

  it('ends when the caller cancels it', async () => {
    const client = new AbortController()
    const { port } = await listening(() => client.abort())
    const answer = await fetchImage(`http://${outside}:${port}/`, {
      isAllowed: () => true,
      resolve: names({}).resolve,
      signal: client.signal,
    })
    expect(answer).toMatchObject({ ok: false, error: { code: 'url.failed' } })
  })
})

describe('a private address', () => {
  const refused = /is an address on this machine or a private network/

  it('is refused by itself', async () => {
    const { port, asked } = await listening((_, response) => response.end('secret'), '127.0.0.2')
    expect(await fetched(`http://127.0.0.2:${port}/`)).toMatch(refused)
    expect(asked).toEqual([])
  })

  it('is refused as the address of a name, also as one of several', async () => {
    for (const meaning of [['127.0.0.2'], [outside, '127.0.0.2'], ['127.0.0.2', outside]]) {
      const { resolve } = names({ 'two.example': [meaning] })
      expect(await fetched('http://two.example:1/', resolve)).toMatch(refused)
    }
  })

  it('is refused as the target of a redirect, by address and by name', async () => {
    const secret = await listening((_, response) => response.end('secret'), '127.0.0.2')
    const { resolve } = names({ 'inside.example': [['127.0.0.2']] })
    for (const host of ['127.0.0.2', 'inside.example']) {
      const { port } = await listening((_, response) =>
        response.writeHead(307, { Location: `http://${host}:${secret.port}/` }).end(),
      )
      expect(await fetched(`http://${outside}:${port}/`, resolve)).toMatch(refused)
    }
    expect(secret.asked).toEqual([])
  })

  it('is never connected to by a name that changes its meaning after it was checked', async () => {
    const good = await listening((_, response) => response.end('the image'))
    const secret = await listening((_, response) => response.end('secret'), '127.0.0.2', good.port)
    const { asked, resolve } = names({ 'rebound.example': [[outside], ['127.0.0.2']] })
    const url = `http://rebound.example:${good.port}/`
    expect(await fetched(url, resolve)).toBe('the image')
    expect(asked).toEqual(['rebound.example'])
    expect(await fetched(url, resolve)).toMatch(refused)
    expect(secret.asked).toEqual([])
  })

  it('is not reached by a name that changes its meaning between a request and its redirect', async () => {
    const good = await listening((request, response) =>
      request.url === '/' ? response.writeHead(302, { Location: '/next' }).end() : response.end('reached'),
    )
    const secret = await listening((_, response) => response.end('secret'), '127.0.0.2', good.port)
    const { resolve } = names({ 'rebound.example': [[outside], ['127.0.0.2']] })
    expect(await fetched(`http://rebound.example:${good.port}/`, resolve)).toMatch(refused)
    expect([good.asked, secret.asked]).toEqual([['/'], []])
  })
})
