/** A measured value with its bound. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly most?: number
  readonly least?: number
  readonly note?: string
}

/** Prints a table of values, bounds and whether they are met; answers whether all are. What could not be measured is not met. */
export function printFigures(figures: readonly Figure[]): boolean {
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const figure of figures) {
    const { name, value, note = '' } = figure
    console.log(
      `${isMet(figure) ? 'ok ' : 'RED'} ${name.padEnd(width)} ${shown(value).padStart(9)}  ${boundOf(figure).padEnd(14)} ${note}`.trimEnd(),
    )
  }
  return figures.every(isMet)
}

function isMet({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Figure): boolean {
  return value <= most && value >= least
}

function boundOf({ most, least }: Figure): string {
  return most === undefined ? `at least ${shown(least ?? 0)}` : `at most ${shown(most)}`
}

function shown(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1)
}
