/** Run by a test as a process of its own: parses one file and prints what was found and the most memory that it took, in MB. */
import { readFileSync } from 'node:fs'
import { findImporter } from '../registry.ts'

const [name = '', file = ''] = process.argv.slice(2)
const importer = findImporter(name)
if (importer?.target !== 'parliament' && importer?.target !== 'votes') throw new Error(`"${name}" is no importer of parliaments or votes`)
const { counts, problems } = await importer.parse({ file, bytes: readFileSync(file) })
process.stdout.write(JSON.stringify({ counts, problems: problems.length, megabytes: Math.ceil(process.resourceUsage().maxRSS / 1024) }))
