/** Run by a test as a process of its own: parses one file and prints what was found and the most memory that it took, in MB. */
import { readFileSync } from 'node:fs'
import { isParliamentFormatName, PARLIAMENT_FORMATS } from './parliament-formats.ts'

const [format = '', file = ''] = process.argv.slice(2)
if (!isParliamentFormatName(format)) throw new Error(`no format: ${format}`)
const { counts, problems } = await PARLIAMENT_FORMATS[format].parse({ file, bytes: readFileSync(file) })
process.stdout.write(JSON.stringify({ counts, problems: problems.length, megabytes: Math.ceil(process.resourceUsage().maxRSS / 1024) }))
