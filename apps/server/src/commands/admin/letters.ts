import { constants } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { letterSheets, type LetterSites } from '../../desk/candidacies/letters/letter-sheets.ts'
import { letterTable } from '../../desk/candidacies/letters/letter-table.ts'
import { type Letter, type MadeLetters, makeLetters } from '../../desk/candidacies/letters/make-letters.ts'
import { loadAgreedKey } from '../../keys/agree-on-key.ts'
import { guardKeyFile } from '../../keys/key-file.ts'
import { codeOf, messageOf, StartError } from '../../platform/start-error.ts'
import type { AdminArguments, AdminCommand, AdminContext, AdminReport } from './admin-command.ts'
import { idOf } from './id-of.ts'

type WriteLetters = (letters: readonly Letter[], sites: LetterSites) => string

/** Letters with codes to those who stand for election and have no address that a mail could reach them at. */
export const letterCommands: readonly AdminCommand[] = [
  commandOf('print', letterSheets, 'writes letters as one file to be printed (HTML, a page of A4 each in the language of the person)'),
  commandOf('csv', letterTable, 'writes the same as a table for mail merge'),
]

function commandOf(verb: string, write: WriteLetters, title: string): AdminCommand {
  return {
    group: 'letters',
    verb,
    usage: '<file> --contest ID [--only 12/01.05] [--anew]',
    title: `${title}; to who has no address and a date of birth; a new letter ends the code of the former one`,
    options: { contest: { type: 'string' }, only: { type: 'string' }, anew: { type: 'boolean' } },
    run: async ({ positionals, values }, context) => {
      const { config, now } = context
      const [file = ''] = positionals
      const { deskUrl, publicUrl } = config
      if (deskUrl === null) throw new StartError('DESK_URL is not set: the address on the letter would lead nowhere')
      const wanted = readWanted(values)
      const db = await context.database()
      const dataKey = await keyOf(context)
      await context.concerns(null)
      const made = await makeLetters(
        { db, dataKey, now },
        { ...wanted, write: (letters) => writePrivately(file, write(letters, { deskUrl, publicUrl })) },
      )
      return reportOf(made, file)
    },
  }
}

function readWanted({ contest, only, anew }: AdminArguments['values']) {
  if (typeof contest !== 'string') throw new StartError('Which contest? Say --contest')
  const people = typeof only === 'string' ? only.split(',').map((name) => name.trim()) : undefined
  return { contestId: idOf('contest', contest), isAnew: anew === true, ...(people && { only: people }) }
}

async function keyOf({ config, database }: AdminContext) {
  await guardKeyFile(config.dataKeyFile)
  return loadAgreedKey(await database(), config.dataKeyFile)
}

/** For its owner alone. Nothing is left of a file that could not be written whole. */
async function writePrivately(file: string, content: string): Promise<void> {
  const handle = await open(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600).catch((cause: unknown) => {
    if (codeOf(cause) === 'EEXIST') throw new StartError(`${file} exists already and is left as it is`, { cause })
    throw new StartError(`${file} cannot be written: ${messageOf(cause)}`, { cause })
  })
  try {
    await handle.writeFile(content)
    await handle.sync()
  } catch (cause) {
    await rm(file, { force: true })
    throw new StartError(`${file} cannot be written: ${messageOf(cause)}`, { cause })
  } finally {
    await handle.close()
  }
}

function reportOf(made: MadeLetters, file: string): AdminReport {
  const { letters, replaced, left, unreached } = made
  const lines = [
    letters === 0
      ? 'No letter is due'
      : `${letters} letters are in ${file}. Only its owner can read it, and it holds codes: keep it private, and delete it once they are printed`,
    ...(replaced > 0 ? [`${replaced} of them end the code of a former letter`] : []),
    ...(left > 0 ? [`${left} have a letter whose code is good; --only or --anew prints theirs anew`] : []),
    ...(unreached > 0
      ? [`${unreached} on the lists are reached neither by mail nor by letter: they have no address and no date of birth`]
      : []),
  ]
  return { lines, json: { ...made, file: letters === 0 ? null : file } }
}
