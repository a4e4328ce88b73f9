import { StartError } from '../../platform/start-error.ts'

/** An id as an argument. Throws `StartError`. */
export function idOf(what: string, text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text))
    throw new StartError(`The id of the ${what} is "${text}", but must be a whole number`)
  return Number(text)
}

/** Ids as an argument, such as `12,13`, each once. Throws `StartError`. */
export function idsOf(what: string, text: string | undefined): number[] {
  return [...new Set((text ?? '').split(',').map((part) => idOf(what, part.trim())))]
}
