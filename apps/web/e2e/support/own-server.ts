import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, expect } from '@playwright/test'
import { begin, type Voter } from './new-voter.ts'

const SERVER = join(import.meta.dirname, '../../../server/src')

/** A server with a database of its own, for tests that change what all others look at. */
export interface OwnServer {
  readonly url: string
  /** Runs the import command beside it. */
  readonly importFile: (format: string, path: string, ...options: string[]) => Promise<void>
  /** Runs a command of the operator beside it. */
  readonly admin: (...args: string[]) => Promise<void>
  /** Registers and confirms a voter by the mail that it wrote. */
  readonly newVoter: (request: APIRequestContext) => Promise<Voter>
  readonly stop: () => Promise<void>
}

/** Starts it and waits until it is ready. */
export async function startOwnServer(port: number, settings: Readonly<Record<string, string>>): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'plenara-own-'))
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'error',
    ...settings,
  }
  const child = spawn('node', [join(SERVER, 'main.ts')], { env, stdio: 'ignore' })
  const isReady = async () => {
    // Another server on its port would answer in its place.
    expect(child.exitCode, 'the server has ended').toBeNull()
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  }
  await expect(isReady).toPass({ timeout: 120_000, intervals: [500] })
  const run = async (command: string, args: readonly string[]) => {
    await promisify(execFile)('node', [join(SERVER, 'commands', command), ...args], { env, maxBuffer: 64 * 1024 * 1024 })
  }
  return {
    url,
    importFile: (format, path, ...options) => run('import.ts', [format, path, ...options]),
    admin: (...args) => run('admin.ts', args),
    newVoter: (request) => register(request, { url, outbox: join(folder, 'outbox') }),
    stop: async () => {
      await stopped(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function register(request: APIRequestContext, { url, outbox }: { readonly url: string; readonly outbox: string }): Promise<Voter> {
  const [email, password] = ['own@example.ch', 'Katze.77!berg']
  const registered = await request.put(`${url}/api/register`, { data: { email, username: 'Mira', password, language: 'de' } })
  const { registration } = await registered.json()
  let secret = ''
  await expect(async () => {
    const [file = ''] = await readdir(outbox)
    const mail = (await readFile(join(outbox, file), 'utf8')).replace(/=\r?\n/g, '')
    secret = /\/confirm\/(?:[a-z]+\/)?([A-Za-z0-9_-]{20,100})/.exec(mail)?.[1] ?? ''
    expect(secret).not.toBe('')
  }).toPass({ timeout: 10_000 })
  await request.put(`${url}/api/confirm/${secret}`, { data: { registration } })
  const { token, user } = await (await request.post(`${url}/api/authenticate`, { data: { email, password } })).json()
  const voter = { id: user.id, token, email, password }
  await begin(request, voter, {})
  return voter
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
