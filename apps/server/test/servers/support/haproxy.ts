import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { freePort } from './free-port.ts'

const FILE = join(import.meta.dirname, '../../../../../deploy/haproxy.cfg')
const FRONT = /^frontend public\n[\s\S]*?(?=^backend addresses)/m

export interface Haproxy {
  readonly address: string
  /** How many servers it sends calls to now. */
  serversUp(): Promise<number>
  stop(): Promise<void>
}

/** HAProxy with the backend of `deploy/haproxy.cfg` before two servers, without TLS and limits per address. */
export async function startHaproxy(folder: string, ports: readonly [number, number]): Promise<Haproxy> {
  const [port, statsPort] = [await freePort(), await freePort()]
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configurationFor({ port, statsPort }, ports))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (data) => (said += data))
  const exit = new Promise<void>((resolve, reject) => {
    child.once('error', (cause) => reject(new Error('This test needs HAProxy (Debian: apt-get install haproxy)', { cause })))
    child.once('close', () => resolve())
  })
  const address = `http://127.0.0.1:${port}`
  const answers = vi.waitFor(async () => expect((await fetch(`${address}/health/ready`)).status).toBe(200), { timeout: 20_000 })
  await Promise.race([answers, exit.then(() => Promise.reject(new Error(`HAProxy ended: ${said}`)))])
  return {
    address,
    serversUp: async () => {
      const table = await (await fetch(`http://127.0.0.1:${statsPort}/stats;csv`)).text()
      return table.split('\n').filter((line) => /^plenara,(one|two),.*,UP,/.test(line)).length
    },
    stop: () => {
      child.kill('SIGTERM')
      return exit
    },
  }
}

function configurationFor({ port, statsPort }: Record<'port' | 'statsPort', number>, [one, two]: readonly [number, number]): string {
  const deployed = readFileSync(FILE, 'utf8')
  const changed = deployed
    .replace(
      FRONT,
      `frontend public\n  bind 127.0.0.1:${port}\n  http-request set-header X-Forwarded-For %[src]\n  default_backend plenara\n\n`,
    )
    .replace('maxconn 20000', 'maxconn 1000')
    .replace('server one 127.0.0.1:3000', `server one 127.0.0.1:${one}`)
    .replace('#server two 192.0.2.2:3000', `server two 127.0.0.1:${two}`)
  expect(changed.match(/^ {2}server (one|two) 127\.0\.0\.1:\d+$/gm)).toHaveLength(2)
  return `${changed}\nfrontend stats\n  bind 127.0.0.1:${statsPort}\n  stats enable\n  stats uri /stats\n`
}
