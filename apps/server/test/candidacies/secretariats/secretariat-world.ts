import { addMember } from '../../../src/desk/candidacies/secretariats/members.ts'
import { codeOf, openDeskWorld, PASSWORD } from '../desk-world.ts'

export const OFFICE = 'sekretariat@example.ch'

/** The desk with people on two lists, and secretariats that can be added to it. */
export async function openSecretariatWorld() {
  const world = await openDeskWorld()
  const { db, people, electionId, call, mails } = world
  const [first] = people
  const onList = people.filter(({ list }) => list?.number === first?.list?.number)
  const elsewhere = people.filter(({ list }) => list !== null && list.number !== first?.list?.number)
  const numberOf = (index: number, among = onList) => among[index]?.number ?? ''
  /** Adds somebody to a secretariat of the first list, who comes in by the link of the mail. */
  const office = async ({ name = 'Föhre Basel', email = OFFICE, list = first?.list?.number ?? '' } = {}) => {
    const before = mails.length
    const added = await addMember(world.inviting, { name, electionId, listNumbers: [list], email, language: 'de' })
    const mail = await world.mailAfter(before, 'candidacy-team-invited')
    const code = codeOf(mail, 'reset')
    if (code !== '') await call('resetPassword', { body: { code, password: PASSWORD } })
    const { cookie, json } = await call('signIn', { body: { email, password: PASSWORD } })
    return { ...added, mail, cookie: cookie ?? '', json }
  }
  /** Somebody of the first list who has taken the invitation up. */
  const candidate = async (index = 0, among = onList) => {
    const person = among[index]
    const claimed = await world.claimed({
      email: `person${index}-${among === onList ? 'a' : 'b'}@example.ch`,
      number: numberOf(index, among),
    })
    return { ...claimed, candidateId: person?.candidateId ?? 0, person }
  }
  const grant = (cookie: string, cid: number, sid: number) => call('giveGrant', { cookie, params: { cid, sid } })
  const endGrant = (cookie: string, cid: number, sid: number) => call('endGrant', { cookie, params: { cid, sid } })
  const read = (cookie: string, cid: number) => call('getCandidacy', { cookie, params: { cid } })
  const save = async (cookie: string, cid: number, parts: object, version?: number) =>
    call('saveStatement', { cookie, params: { cid }, body: { version: version ?? (await read(cookie, cid)).json.version ?? 0, ...parts } })
  const questionIds = async (cookie: string, cid: number): Promise<number[]> =>
    (await call('getQuestionnaire', { cookie, params: { cid } })).json.questions.map(({ id }: { id: number }) => id)
  return {
    ...world,
    ...{ onList, elsewhere, office, candidate, grant, endGrant, read, save, questionIds },
    reset: async () => {
      for (const table of ['candidacy', 'secretariat', 'actor', 'outbox', 'attempt', 'contest'] as const)
        await db.deleteFrom(table).execute()
      await db.deleteFrom('publication').execute()
      world.events.length = 0
    },
    /** Moves the day of the election, and puts it back. */
    setDay: async (day: string): Promise<() => Promise<void>> => {
      const { electionDate } = await db.selectFrom('election').select('electionDate').where('id', '=', electionId).executeTakeFirstOrThrow()
      const set = async (electionDate: string) => {
        await db.updateTable('election').set({ electionDate }).where('id', '=', electionId).execute()
      }
      await set(day)
      return () => set(electionDate)
    },
  }
}

export type SecretariatWorld = Awaited<ReturnType<typeof openSecretariatWorld>>
