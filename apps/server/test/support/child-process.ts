import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface TestProcess {
  readonly child: ChildProcess
  /** Everything that was said so far, line by line, both outputs. */
  readonly lines: readonly string[]
  /** The first line that fits, also of those that were said already; throws when the process ends without it. */
  line(pattern: RegExp): Promise<string>
  /** Sends a signal and answers the exit status (null after a kill) once the process is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>
  /** The exit status, once the process is gone. */
  readonly exit: Promise<number | null>
}

/** Runs a program of the server (a path under `apps/server`) on the Node that runs the tests. */
export function runProcess(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): TestProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const look = () => {
    for (const check of waiting) check()
  }
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      look()
    })
  }
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  let isOver = false
  exit.then(() => {
    isOver = true
    look()
  })
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const found = lines.find((one) => pattern.test(one))
        if (found === undefined && !isOver) return
        waiting.delete(check)
        if (found !== undefined) resolve(found)
        else reject(new Error(`Ended without ${pattern}:\n${lines.join('\n')}`))
      }
      waiting.add(check)
      check()
    })
  return {
    child,
    lines,
    line,
    exit,
    end: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exit
    },
  }
}
