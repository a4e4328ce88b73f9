import { StartError } from '../../start-error.ts'

/** An id as an argument. Throws `StartError`. */
export function idOf(what: string, text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text))
    throw new StartError(`The id of the ${what} is "${text}", but must be a whole number`)
  return Number(text)
}
