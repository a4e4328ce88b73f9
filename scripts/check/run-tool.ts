import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export interface ToolResult {
  readonly isPassed: boolean
  /** What it printed, both outputs in their order. */
  readonly output: string
}

/** Runs a program of `node_modules/.bin` in the root of the checkout and keeps what it prints. */
export function runTool(root: string, command: string, args: readonly string[]): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PATH: path } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
    child.on('error', reject)
    child.on('close', (code) => resolve({ isPassed: code === 0, output }))
  })
}
