import type { List } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft } from './draft-history.ts'
import { createListSaver, type SaverOptions } from './list-saver.ts'

const draft = (name: string): Draft => ({ name, officialListId: null, headingId: null, candidates: [] })
const list = (name: string): List => ({
  id: 9,
  electionId: 1,
  name,
  number: null,
  adapted: false,
  officialListId: null,
  updated: `2027-01-01T00:00:00Z`,
  candidates: [],
})

/** A server that records its requests; `fail` makes the next calls fail. */
function server() {
  const sent: string[] = []
  const failures: Error[] = []
  const answer = async (entry: string, name: string) => {
    sent.push(entry)
    const failure = failures.shift()
    if (failure) throw failure
    return list(name)
  }
  const options: SaverOptions = {
    list: null,
    delay: () => 500,
    newKey: () => `key${sent.length}`,
    create: ({ name }, key) => answer(`create ${name} ${key}`, name),
    change: (base, { name }, unanswered) => answer(`change ${base.name}${unanswered ? ` or ${unanswered.name}` : ''} to ${name}`, name),
  }
  return { sent, failures, options }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first change creates the list, later ones change it, and quick changes are sent once', async () => {
  const { sent, options } = server()
  const saver = createListSaver(options)
  saver.save(draft('a'))
  await vi.advanceTimersByTimeAsync(500)
  saver.save(draft('b'))
  saver.save(draft('c'))
  expect(saver.state().status).toBe('unsaved')
  await vi.advanceTimersByTimeAsync(500)
  expect(sent).toEqual(['create a key0', 'change a to c'])
  expect(saver.state()).toMatchObject({ status: 'saved', list: { name: 'c' } })
})

test('a change during a running one waits for it', async () => {
  const { sent, options } = server()
  let answerFirst = () => {}
  const change = vi.fn(options.change).mockImplementationOnce(async (_, { name }) => {
    await new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    return list(name)
  })
  const saver = createListSaver({ ...options, list: list('start'), change })
  saver.save(draft('a'))
  await vi.advanceTimersByTimeAsync(500)
  saver.save(draft('b'))
  await vi.advanceTimersByTimeAsync(500)
  expect(change).toHaveBeenCalledTimes(1)
  answerFirst()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['change a to b'])
  expect(saver.state().status).toBe('saved')
})

test('a failed creation is repeated with the same key and body, then updated', async () => {
  const { sent, failures, options } = server()
  failures.push(new ApiError('offline', 0))
  const saver = createListSaver(options)
  saver.save(draft('a'))
  await vi.advanceTimersByTimeAsync(500)
  expect(saver.state().status).toBe('failed')
  saver.save(draft('b'))
  expect(await saver.flush()).toMatchObject({ name: 'b' })
  expect(sent).toEqual(['create a key0', 'create a key0', 'change a to b'])
})

test('a refused creation is not repeated unchanged', async () => {
  const { sent, failures, options } = server()
  failures.push(new ApiError('too_many_lines', 422))
  const saver = createListSaver(options)
  saver.save(draft('a'))
  expect(await saver.flush()).toBeNull()
  saver.save(draft('b'))
  await saver.flush()
  expect(sent).toEqual(['create a key0', 'create b key1'])
})

test('a stale list is a conflict: nothing more is sent until it is resolved', async () => {
  const { sent, failures, options } = server()
  failures.push(new ApiError('stale', 412))
  const saver = createListSaver({ ...options, list: list('start') })
  saver.save(draft('mine'))
  await saver.flush()
  saver.save(draft('mine again'))
  await saver.flush()
  expect(saver.state().status).toBe('conflict')
  saver.restart(list('theirs'))
  saver.save(draft('after'))
  await saver.flush()
  expect(sent).toEqual(['change start to mine', 'change theirs to after'])
})

test('a list that was deleted elsewhere is vanished: it can be created again, and continues as the new one [LIST-6, API-12]', async () => {
  const { sent, failures, options } = server()
  failures.push(new ApiError('list_not_found', 404))
  const saver = createListSaver({ ...options, list: list('start') })
  saver.save(draft('mine'))
  await saver.flush()
  expect(saver.state().status).toBe('vanished')
  saver.save(draft('mine again'))
  await saver.flush()
  expect(sent).toEqual(['change start to mine'])
  expect(await saver.recreate(draft('mine again'))).toMatchObject({ name: 'mine again' })
  saver.save(draft('after'))
  await saver.flush()
  expect(sent).toEqual(['change start to mine', 'create mine again key1', 'change mine again to after'])
})

test('a creation with a deleted heading is failed, not vanished', async () => {
  const { failures, options } = server()
  failures.push(new ApiError('list_not_found', 404))
  const saver = createListSaver(options)
  saver.save(draft('a'))
  await saver.flush()
  expect(saver.state().status).toBe('failed')
})

test('a change after one without a response names the draft that may have arrived [API-12]', async () => {
  const { sent, failures, options } = server()
  failures.push(new ApiError('offline', 0))
  const saver = createListSaver({ ...options, list: list('start') })
  saver.save(draft('arrived'))
  await saver.flush()
  saver.save(draft('after'))
  expect(await saver.flush()).toMatchObject({ name: 'after' })
  saver.save(draft('last'))
  await saver.flush()
  expect(sent).toEqual(['change start to arrived', 'change start or arrived to after', 'change after to last'])
})

test('a change from elsewhere stays a conflict, also after a lost response [API-12]', async () => {
  const { failures, options } = server()
  failures.push(new ApiError('offline', 0), new ApiError('stale', 412))
  const saver = createListSaver({ ...options, list: list('start') })
  saver.save(draft('mine'))
  await saver.flush()
  await saver.flush()
  expect(saver.state().status).toBe('conflict')
})
