export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

export interface Progress {
  /** Begins a step; one line. */
  step(label: string): void
  /** Reports the progress of the current step. */
  update(done: number, total: number): void
  /** Ends the progress line. */
  end(): void
}

const WIDTH = 30
/** Without a terminal a step reports its progress only at these fractions. */
const QUARTERS = 4

/** Shows what a command does: a bar on a terminal, plain lines elsewhere. */
export function createProgress(output: Output): Progress {
  return output.isTTY ? terminalProgress(output) : plainProgress(output)
}

function terminalProgress(output: Output): Progress {
  let label = ''
  let isOpen = false
  const close = () => {
    if (isOpen) output.write('\n')
    isOpen = false
  }
  return {
    step: (next) => {
      close()
      label = next
      output.write(`\r\u001b[K${label}`)
      isOpen = true
    },
    update: (done, total) => {
      const share = shareOf(done, total)
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')
      output.write(`\r\u001b[K${label} ${bar} ${Math.round(share * 100)} %`)
      isOpen = true
    },
    end: close,
  }
}

function plainProgress(output: Output): Progress {
  let label = ''
  let quarter = 0
  return {
    step: (next) => {
      label = next
      quarter = 0
      output.write(`${label}\n`)
    },
    update: (done, total) => {
      const reached = Math.floor(shareOf(done, total) * QUARTERS)
      if (reached > quarter) output.write(`${label}: ${Math.round((reached / QUARTERS) * 100)} %\n`)
      quarter = Math.max(quarter, reached)
    },
    end: () => undefined,
  }
}

function shareOf(done: number, total: number): number {
  return total > 0 ? Math.min(1, done / total) : 1
}
