import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runProcess, type TestProcess } from '../support/child-process.ts'
import { ROOT, shellOf } from './guide.ts'

/** A running server notices a change within this time. */
const NOTICED_MS = 1_300

/** The machine of an operator: a folder for the files, an empty one for the data, a shell, and after `start` a server. */
export interface OperatorMachine {
  readonly files: string
  /** Starts the server with the settings before `npm start`; answers what it says. */
  start(command: string): Promise<string>
  /** Runs a command of the guide as the shell does; answers what it prints, both outputs, and its exit status. */
  run(command: string): Promise<{ readonly status: number; readonly output: string }>
  /** Waits until the server has noticed what commands changed. */
  noticed(): Promise<void>
  /** What a GET of the public API answers: null for 404. */
  get<T>(path: string): Promise<T | null>
  /** What any GET of the API answers: its status, and in the next line its text. */
  read(path: string): Promise<string>
  /** The type of a picture that is fetched. */
  fetchType(path: string): Promise<string | null>
  close(): Promise<void>
}

/** Opens it; nothing runs yet. */
export async function openOperatorMachine(): Promise<OperatorMachine> {
  const folder = await mkdtemp(join(tmpdir(), 'plenara-operator-'))
  await chmod(folder, 0o755)
  const [files, dataDir] = [await mkdtemp(join(folder, 'files-')), await mkdtemp(join(folder, 'data-'))]
  const env = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '', DATA_DIR: dataDir, FILES: files }
  const children: TestProcess[] = []
  let address = ''
  return {
    files,
    start: async (command) => {
      const settings = Object.fromEntries([...command.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]))
      const server = runProcess('src/main.ts', [], { ...env, ...settings, PORT: '0', LOG_LEVEL: 'error' })
      children.push(server)
      address = /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''
      await server.line(/set-up says/)
      return server.lines.join('\n')
    },
    run: (command) =>
      new Promise((resolve) => {
        execFile('sh', ['-c', shellOf(command)], { cwd: ROOT, env }, (error, stdout, stderr) =>
          resolve({ status: Number(error?.code ?? 0), output: `${stdout}\n${stderr}` }),
        )
      }),
    noticed: () => delay(NOTICED_MS),
    get: async (path) => {
      const response = await fetch(`${address}/api${path}`)
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return JSON.parse(await response.text())
    },
    read: async (path) => {
      const response = await fetch(`${address}/api${path}`)
      return `${response.status}\n${await response.text()}`
    },
    fetchType: async (path) => (await fetch(`${address}${path}`)).headers.get('content-type'),
    close: async () => {
      for (const child of children) await child.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
