/** What a local account keeps. Apart from their types, so that whoever only names them loads nothing of the store. */
export const RECORD_KINDS = ['user', 'progression', 'opinions', 'profile', 'lists', 'notes', 'councillor-notes', 'votes'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]
