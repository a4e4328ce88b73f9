// `npm run house [-- <folder>] [--json]`: how the house is built, of this checkout or of another one: files, lines, functions, chains, circles,
// rooms and the arrows between them, unused code. Fails when a folder or a file is too large, an import rule is broken (circles, of types too, are one),
// a walk of ARCHITECTURE.md is not so, an arrow between the rooms of its tables points up, or something is used by nothing.
import { join, resolve } from 'node:path'
import { brokenImportRules } from './import-rules.ts'
import { measureHouse } from './measure.ts'
import { faultsOfHouse, linesOfHouse } from './print-house.ts'
import { unusedCode } from './unused.ts'

const tool = join(import.meta.dirname, '../..')
const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const root = folder === undefined ? tool : resolve(folder)

const house = measureHouse(root)
const looks = { broken: brokenImportRules(root, tool), unused: unusedCode(root, tool) }
const faults = faultsOfHouse(house, looks)
if (process.argv.includes('--json')) console.log(JSON.stringify({ ...house, ...looks }, null, 2))
else for (const line of linesOfHouse(house, looks)) console.log(line)
for (const fault of faults) console.error(`✗ ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)
