import { z } from 'zod'
import { calls } from '../calls.ts'
import { nothing } from '../entities/common.ts'
import { choice, list, listChange, newList, officialList } from '../entities/list.ts'
import { defineRoute, langQuery, pathIds } from '../route.ts'

const listRules = ['list_not_found', 'too_many_repetitions', 'too_many_lines', 'candidate_not_eligible', 'consent_missing'] as const

export const listRoutes = {
  getOfficialLists: defineRoute(calls.getOfficialLists, {
    params: pathIds('eid'),
    query: langQuery,
    response: z.array(officialList),
    errors: ['election_not_found'],
  }),
  getLists: defineRoute(calls.getLists, { params: pathIds('id', 'eid'), response: z.array(list), errors: ['election_not_found'] }),
  createList: defineRoute(calls.createList, {
    params: pathIds('id', 'eid'),
    body: newList,
    status: 201,
    response: list,
    errors: ['election_not_found', 'idempotency_conflict', 'too_many_lists', ...listRules],
  }),
  changeList: defineRoute(calls.changeList, {
    params: pathIds('id', 'lid'),
    body: listChange,
    response: list,
    errors: ['list_is_official', 'stale', ...listRules],
  }),
  deleteList: defineRoute(calls.deleteList, {
    params: pathIds('id', 'lid'),
    response: nothing,
    errors: ['list_not_found', 'list_is_official'],
  }),
  getChoice: defineRoute(calls.getChoice, { params: pathIds('id', 'eid'), response: choice, errors: ['election_not_found'] }),
  setChoice: defineRoute(calls.setChoice, {
    params: pathIds('id', 'eid', 'lid'),
    response: choice,
    errors: ['election_not_found', 'list_not_found', 'deadline_passed', 'consent_missing'],
  }),
  deleteChoice: defineRoute(calls.deleteChoice, {
    params: pathIds('id', 'eid'),
    response: choice,
    errors: ['election_not_found', 'deadline_passed'],
  }),
}
