// One file in a process of its own: prints what each damage came to, and the most memory that it took.
import { IMPORTERS } from '@plenara/importers'
import { caseOf } from './damage-files.ts'
import { runDamages } from './damage-run.ts'

const [name = '', path = '', seed = '1'] = process.argv.slice(2)
const importer = IMPORTERS.find((one) => one.name === name)
if (!importer) throw new Error(`There is no importer ${name}`)
const findings = await runDamages(caseOf({ format: importer.name, path }), Number(seed))
console.log(JSON.stringify({ findings, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }))
