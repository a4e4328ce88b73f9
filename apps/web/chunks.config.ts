import type { Rolldown } from 'vite'

// Which modules of the app come in one file: tried on the line of a phone, 1.6 Mbit/s and 150 ms there and back. They go once the server renders every page.

const VENDOR = /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@lingui)[\\/]/
/** Sources of this repository, and the icons, of which each is a module of its own. */
const SOURCES = /[\\/](apps|packages)[\\/]|@tabler/

/** What only some load: the application on the device, and the pages of the account with passkeys. */
const APART =
  /[\\/]data[\\/]device[\\/]|contract[\\/]src[\\/]rules[\\/]|[\\/]platform[\\/]sent-log|[\\/]src[\\/]me[\\/]|passkey|proof-dialog|local-obstacle/
/** Limits that commands of every page need, so that they bring no other rules with them. */
const WITH_FRAME = /contract[\\/]src[\\/]parliament-constants/
/** Rules that neither the frame of the app nor the deck applies; that they are offered beside the others does not make them needed. */
const LATER = /domain[\\/]src[\\/](opinions|parliament[\\/](said|councillor|same)|match[\\/](match-contributions|list-match|near-ties))/
/** Rules of the bands, which pages of questions and of people apply. */
const BELIEF = /domain[\\/]src[\\/]belief/
/** What gives an answer, on the pages of questions and of people. */
const ANSWERS = /[\\/]data[\\/](commands[\\/]offline[\\/]set-response|queries[\\/](local-opinions|carried-to))\.ts$/
const FIRST = /[\\/](app[\\/]start[\\/]main|match[\\/]match-page)\.tsx$/

/** Whether a module imports a library that is not in the file of vendors. */
function importsLibrary(id: string, modules: Rolldown.ChunkingContext): boolean {
  const imported = modules.getModuleInfo(id)?.importedIds ?? []
  return imported.some((other) => other.includes('node_modules') && !VENDOR.test(other) && !SOURCES.test(other))
}

const bringing = new Map<string, boolean>()

/** Whether a module cannot run without such a library, its own or that of what it imports. */
function bringsLibrary(id: string, modules: Rolldown.ChunkingContext): boolean {
  if (!bringing.has(id)) {
    bringing.set(id, false)
    const imported = modules.getModuleInfo(id)?.importedIds ?? []
    bringing.set(id, importsLibrary(id, modules) || imported.some((other) => SOURCES.test(other) && bringsLibrary(other, modules)))
  }
  return bringing.get(id) ?? false
}

const needed = new Map<string, boolean>()

/** Whether the frame of the app or the deck imports a module, directly or not. */
function isNeededFirst(id: string, modules: Rolldown.ChunkingContext): boolean {
  if (!needed.has(id)) {
    // For imports that go round in a circle.
    needed.set(id, false)
    needed.set(id, FIRST.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isNeededFirst(importer, modules)))
  }
  return needed.get(id) ?? false
}

const SHARED = { priority: 1, includeDependenciesRecursively: false }

/**
 * A phone far from the server pays for each file with a round trip and for each kilobyte with time on the line: what several parts of the app share comes in one
 * file, unless it brings a library that most pages do not need. What the deck and the frame around every page need comes apart from the rest.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'boot', tags: ['$initial'], priority: 4 },
    { name: 'vendor', test: VENDOR, priority: 3 },
    {
      ...SHARED,
      name: (id, modules) => (WITH_FRAME.test(id) || (!LATER.test(id) && !BELIEF.test(id) && isNeededFirst(id, modules)) ? 'shared' : null),
      test: SOURCES,
      minShareCount: 2,
      priority: 2,
    },
    { ...SHARED, name: 'answers', test: ANSWERS, minShareCount: 2, priority: 2 },
    { ...SHARED, name: 'belief', test: BELIEF, minShareCount: 2, priority: 2 },
    { ...SHARED, name: 'later', test: LATER, minShareCount: 3, priority: 2 },
    {
      ...SHARED,
      name: (id, modules) => (APART.test(id) || bringsLibrary(id, modules) ? null : 'rules'),
      test: /[\\/]packages[\\/](contract|domain|api)[\\/]/,
      minShareCount: 4,
    },
    {
      ...SHARED,
      name: (id, modules) => (APART.test(id) || importsLibrary(id, modules) ? null : 'common'),
      test: SOURCES,
      minShareCount: 5,
    },
  ],
}
