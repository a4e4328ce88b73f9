// `npm run bench:season`: a season of candidates over the 26 ballots of the demonstration, on a real PostgreSQL and a mail server that refuses 3 % and puts off 1 %.
// First the wave of invitations by the commands of operators, the clock moved on; then the last evening on the real server, ten times faster: 75 saves a second
// with lost connections, second devices and portraits, beside voters. Ends with status 1 where a bound is missed. Over half an hour;
// `--candidates 300 --minutes 3` tries it in a few minutes, `--seed TEXT` draws another season.
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { seededRandom } from '@plenara/domain'
import { type EveningFigures, FASTER, runEvening } from './season/evening.ts'
import { type Figure, printFigures } from './season/print-figures.ts'
import { openSeasonWorld } from './season/season-world.ts'
import { sendWave, type WaveFigures } from './season/wave.ts'

const PEOPLE_A_MINUTE = 40
const RESET_MS = 5_000
const SAVE_MS = 250
const RATE = 75
const TIMES_IDLE = 2
/** Between two publications by the clock of the season. */
const PUBLICATION_MINUTES = 5
const MINUTE_MS = 60_000

const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '5909' },
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '2027' },
  },
})
const [candidates, minutes] = [Number(values.candidates), Number(values.minutes)]
if (!(candidates >= 100 && minutes >= 1)) {
  console.error('✗ --candidates is a number from 100 on, --minutes one from 1 on')
  process.exit(1)
}

const begin = performance.now()
const random = seededRandom(values.seed)
const world = await openSeasonWorld(candidates, random)
try {
  const { people, electionIds } = world
  console.log(`${people.length} candidates on ${electionIds.length} ballots, seed ${values.seed}; ${availableParallelism()} processors`)
  const wave = await sendWave(world)
  const waveMinutes = (performance.now() - begin) / MINUTE_MS
  console.log(`Wave done after ${waveMinutes.toFixed(1)} min; load of the machine ${loadavg()[0]?.toFixed(1)}`)
  const evening = await runEvening(world, { minutes, people: PEOPLE_A_MINUTE * minutes, random })
  const areMet = printFigures([...figuresOfWave(wave), ...figuresOfEvening(evening)])
  console.log(`\nMet: ${[...evening.met].map(([code, count]) => `${code} ${count}`).join(', ')}`)
  for (const [kind, faults] of Object.entries(evening.faults))
    if (faults.length > 0) console.log(`${kind}: ${faults.slice(0, 5).join('; ')}`)
  console.log(`${((performance.now() - begin) / MINUTE_MS).toFixed(1)} min; load of the machine ${loadavg()[0]?.toFixed(1)}`)
  process.exitCode = areMet ? 0 : 1
} finally {
  await world.close()
}

function figuresOfWave(wave: WaveFigures): Figure[] {
  const mailed = `${wave.invited} invited in ${wave.minutes.toFixed(0)} min of the season, ${wave.refused} refused`
  return [
    { name: 'Invitations that came twice', value: wave.twice, most: 0, note: mailed },
    { name: 'Addresses without one', value: wave.without, most: 0 },
    { name: 'Invitations to anybody else', value: wave.strangers, most: 0 },
    { name: 'Letters too many or too few', value: wave.lettersAmiss, most: 0, note: `of ${wave.letters}` },
    { name: 'A reset in the middle of the wave, ms', value: wave.resetMs, most: RESET_MS },
  ]
}

function figuresOfEvening(evening: EveningFigures): Figure[] {
  const { people, saves, submissions, faults, rate, p50, p99, idle, busy, publications, unpublished } = evening
  const frozen = evening.met.get('frozen') ?? 0
  return [
    { name: 'Acknowledged saves that are lost', value: faults.lostSaves.length, most: 0, note: `of ${saves}, ${people} people` },
    { name: 'Acknowledged submissions that are lost', value: faults.lostSubmissions.length, most: 0 },
    { name: 'Submissions', value: submissions, least: 1 },
    { name: 'Submissions after the deadline and a minute', value: faults.lateSubmissions.length, most: 0, note: `${frozen} were refused` },
    { name: 'Saves after the deadline and a minute', value: faults.lateSaves.length, most: 0 },
    { name: 'Too late and refused, to be sure that somebody tried', value: frozen, least: 1 },
    { name: 'Saves a second', value: rate, least: RATE * 0.95 },
    { name: 'A save, p99 in ms', value: p99, most: SAVE_MS, note: `p50 ${p50.toFixed(0)} ms` },
    {
      name: "Voters' candidate-answers, p99 beside idle",
      value: busy.p99 / idle.p99,
      most: TIMES_IDLE,
      note: `${busy.p99} and ${idle.p99} ms`,
    },
    { name: 'Calls of voters that failed', value: idle.failed + busy.failed, most: 0, note: `of ${idle.calls + busy.calls}` },
    { name: 'Publications', value: publications, most: (minutes * FASTER) / PUBLICATION_MINUTES + 1 },
    { name: 'Submissions that voters do not see', value: unpublished, most: 0 },
  ]
}
