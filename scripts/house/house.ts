// `npm run house [-- <folder>] [--json]`: how the house is built, of this checkout or of another one: files, lines, functions, chains, circles,
// rooms and the arrows between them. Fails when a folder or a file is too large or an import rule is broken.
import { join, resolve } from 'node:path'
import { brokenImportRules } from './import-rules.ts'
import { measureHouse } from './measure.ts'
import { faultsOfHouse, linesOfHouse } from './print-house.ts'

const tool = join(import.meta.dirname, '../..')
const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const root = folder === undefined ? tool : resolve(folder)

const house = measureHouse(root)
const broken = brokenImportRules(root, tool)
const faults = faultsOfHouse(house, broken)
if (process.argv.includes('--json')) console.log(JSON.stringify({ ...house, broken }, null, 2))
else for (const line of linesOfHouse(house, broken)) console.log(line)
for (const fault of faults) console.error(`✗ ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)
