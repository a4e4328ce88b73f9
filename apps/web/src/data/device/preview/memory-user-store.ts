import type { NewUserContent, UserContent, UserStore } from '@plenara/api'
import type { User } from '@plenara/contract'
import { DomainError } from '@plenara/domain/domain-error'
import {
  councillorNotesType,
  listsType,
  notesType,
  opinionsType,
  profileType,
  progressionType,
  type RecordType,
  votesType,
} from '../store/record-kinds.ts'

/** The adapter of the storage port for one user who is gone with the page. Consent is not asked for: nobody else sees what they think. */
export function createMemoryUserStore(first: User): UserStore {
  let user: User | null = first
  const kept = new Map<string, unknown>()
  const isOwn = (userId: number) => user?.id === userId
  const placeOf = <T>({ kind }: RecordType<T>, scope: number) => `${kind}/${scope}`
  const get = <T>(type: RecordType<T>, userId: number, scope = 0): T =>
    isOwn(userId) ? ((kept.get(placeOf(type, scope)) as T | undefined) ?? type.empty) : type.empty
  const put = <T>(type: RecordType<T>, value: T, scope = 0) => void kept.set(placeOf(type, scope), value)
  const change = <T>(type: RecordType<T>, userId: number, work: (value: T) => T, scope = 0): T => {
    const value = get(type, userId, scope)
    const changed = work(value)
    if (changed === value) return value
    if (!isOwn(userId)) throw new DomainError('unauthorized')
    put(type, changed, scope)
    return changed
  }
  const scopesOf = <T>({ kind }: RecordType<T>) =>
    [...kept].flatMap(([place, value]) => (place.startsWith(`${kind}/`) ? [{ scope: Number(place.split('/')[1]), value: value as T }] : []))
  const contentOf = (owner: User): UserContent => ({
    user: owner,
    progression: scopesOf(progressionType).map(({ scope, value }) => ({ electionId: scope || null, entries: value })),
    opinions: scopesOf(opinionsType).map(({ scope, value }) => ({ electionId: scope, ...value })),
    profile: get(profileType, owner.id),
    lists: get(listsType, owner.id),
    notes: get(notesType, owner.id),
    councillorNotes: get(councillorNotesType, owner.id),
    votes: get(votesType, owner.id),
  })
  const replace = (owner: User, { settings, ...content }: NewUserContent): User => {
    const changed = { ...owner, ...settings }
    user = changed
    kept.clear()
    for (const { electionId, entries } of content.progression) put(progressionType, entries, electionId ?? 0)
    for (const { electionId, ...opinions } of content.opinions) put(opinionsType, opinions, electionId)
    put(profileType, content.profile)
    put(listsType, content.lists)
    put(notesType, content.notes)
    put(councillorNotesType, content.councillorNotes)
    put(votesType, content.votes)
    return changed
  }
  return {
    consent: 'not-needed',
    getUser: async (userId) => (isOwn(userId) ? user : null),
    changeUser: async (userId, changes) => {
      if (user === null || !isOwn(userId)) return null
      user = { ...user, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) }
      return user
    },
    deleteUser: async (userId) => {
      if (!isOwn(userId)) return
      user = null
      kept.clear()
    },
    withdrawConsent: async (userId) => {
      if (user === null || !isOwn(userId)) return null
      for (const place of kept.keys()) if (!place.startsWith(`${progressionType.kind}/`)) kept.delete(place)
      user = { ...user, consent: null }
      return user
    },
    getProgression: async (userId, electionId) => get(progressionType, userId, electionId ?? 0),
    changeProgression: async (userId, electionId, work) => change(progressionType, userId, work, electionId ?? 0),
    getOpinions: async (userId, electionId) => get(opinionsType, userId, electionId),
    changeOpinions: async (userId, electionId, work) => change(opinionsType, userId, work, electionId),
    getProfile: async (userId) => get(profileType, userId),
    changeProfile: async (userId, work) => {
      const changed = change(profileType, userId, work)
      if (changed === null) throw new Error('A record was changed to none')
      return changed
    },
    getLists: async (userId) => get(listsType, userId),
    changeLists: async (userId, work) => change(listsType, userId, work),
    getNotes: async (userId) => get(notesType, userId),
    changeNotes: async (userId, work) => change(notesType, userId, work),
    getCouncillorNotes: async (userId) => get(councillorNotesType, userId),
    changeCouncillorNotes: async (userId, work) => change(councillorNotesType, userId, work),
    getVotes: async (userId) => get(votesType, userId),
    changeVotes: async (userId, work) => change(votesType, userId, work),
    getContent: async (userId) => (user && isOwn(userId) ? contentOf(user) : null),
    replaceContent: async (userId, work) => (user && isOwn(userId) ? replace(user, work(user)) : null),
    changeContent: async (userId, work) => (user && isOwn(userId) ? replace(user, work(contentOf(user))) : null),
  }
}
