import { StartError } from '../start-error.ts'

/** The line about a value that is not what a setting must be. */
export function wrong(name: string, value: string, expected: string): StartError {
  return new StartError(`${name} is "${value}", but must be ${expected}`)
}

/** @param from the least, `to` the largest value that is taken */
export function wholeNumber(name: string, value: string, from: number, to: number): number {
  const number = Number(value)
  if (/^[0-9]+$/.test(value) && number >= from && number <= to) return number
  throw wrong(name, value, `a whole number from ${from} to ${to}`)
}

export function oneOf<const Values extends readonly string[]>(name: string, value: string, values: Values): Values[number] {
  const found = values.find((allowed) => allowed === value)
  if (found === undefined) throw wrong(name, value, `one of ${values.join(', ')}`)
  return found
}

export function optional<T>(value: string | null, read: (value: string) => T): T | null {
  return value === null ? null : read(value)
}

/** What stands between commas. */
export function parts(value: string | null): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
