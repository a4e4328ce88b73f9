import { prepare } from '../lists.ts'
import { moveTo } from '../move.ts'
import { expect, type Page } from '../screen-test.ts'
import { answerAll, idsOf, selectElection } from './list-scene.ts'
import { JOURNEY, type ScreenState, type StateGroup, WIDE } from './scene.ts'

const ballot = (page: Page) => page.getByRole('region', { name: /^Wahlzettel/ })

const editor: readonly ScreenState[] = [
  {
    screen: '/list/:listId?',
    state: 'an adapted list with a name struck',
    full: JOURNEY,
    show: async ({ page, lists }) => {
      const api = await lists()
      const source = api.official[0]!
      const ids = idsOf(source)
      const list = await api.create(`${source.name} (angepasst)`, [ids[0]!, ...ids.slice(2)], source)
      await page.goto(`/list/${list.id}`)
      await expect(ballot(page).locator('del')).toHaveCount(1)
    },
  },
  {
    screen: '/list/:listId?',
    state: 'names to add, one of them twice on the list',
    show: async ({ page, lists }) => {
      const { official, nameOf } = await lists()
      const person = nameOf(idsOf(official[0]!)[0]!)
      await page.getByRole('button', { name: 'Favoriten und weitere Namen' }).click()
      const sheet = page.getByRole('dialog', { name: 'Namen' })
      await sheet.getByRole('searchbox').fill(person.number)
      await sheet.getByRole('button', { name: `${person.full} nochmals aufschreiben` }).click()
      await expect(sheet.getByText('2× max.')).toBeVisible()
      // The next row loads the page anew.
      await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached()
    },
  },
  {
    screen: '/list/:listId?',
    state: 'a name twice',
    show: async ({ page }) => {
      await page.reload()
      await expect(ballot(page).getByText('2×', { exact: true })).toBeVisible()
    },
  },
  {
    screen: '/list/:listId?',
    state: 'a name that is too long',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Mehr' }).click()
      await page.getByRole('textbox', { name: 'Name der Liste' }).fill('x'.repeat(121))
      await page.getByRole('button', { name: 'Speichern' }).click()
      await expect(page.getByText('Höchstens 120 Zeichen, es sind 121.')).toBeVisible()
    },
  },
  {
    screen: '/list/:listId?',
    state: 'what a list does, beside it',
    full: [WIDE],
    show: async ({ page, lists }) => {
      const api = await lists()
      const [source, other] = api.official
      const list = await api.create('Meine', [idsOf(source!)[0]!, idsOf(other!)[0]!], source)
      await page.goto(`/list/${list.id}`)
      await expect(page.getByRole('region', { name: 'So wird dein Wahlzettel gezählt' }).getByRole('row')).not.toHaveCount(0)
    },
  },
  {
    screen: '/list/:listId?',
    state: 'the heading is to be struck',
    full: [WIDE],
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Bezeichnung ändern' }).click()
      await page.getByRole('radio', { name: /^Streichen/ }).check()
    },
  },
  {
    screen: '/list/:listId?',
    state: 'not valid without a name',
    full: [WIDE],
    show: async ({ page, lists }) => {
      const api = await lists()
      const list = await api.create('Leer', [idsOf(api.official[0]!)[0]!])
      await page.goto(`/list/${list.id}`)
      await ballot(page)
        .getByRole('button', { name: /entfernen$/ })
        .click()
      await expect(page.getByRole('list', { name: 'Was deine Liste bedeutet' })).toContainText('Noch ungültig.')
    },
  },
  {
    screen: '/list/:listId?',
    state: 'what cannot be saved',
    show: async ({ page, lists }) => {
      const api = await lists()
      const list = await api.create('Unterwegs', idsOf(api.official[0]!).slice(0, 2))
      await page.goto(`/list/${list.id}`)
      await expect(ballot(page)).toBeVisible()
      await page.route(/\/api\/user\/\d+\/list\//, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
      await page.getByRole('button', { name: /von Linie 1 entfernen/ }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Nicht gespeichert.' })).toBeVisible()
    },
  },
  {
    screen: '/list/:listId?',
    state: 'tips',
    show: async (scene) => {
      const { page } = scene
      await answerAll(scene)
      const api = await scene.lists()
      const list = await api.create(
        'Mit Tipps',
        api.official.slice(0, 3).map((official) => idsOf(official)[0]!),
      )
      await page.goto(`/list/${list.id}`)
      await page.getByRole('button', { name: 'Noch nicht' }).click()
      const tips = page.getByRole('dialog', { name: 'Tipps für deine Liste' })
      await expect(tips.getByRole('listitem').filter({ hasText: 'Punkte' }).first()).toBeVisible()
    },
  },
  {
    screen: '/list/:listId?',
    state: 'not found',
    show: async ({ page }) => {
      await page.goto('/list/999999999')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liste nicht gefunden')
    },
  },
  {
    screen: '/list/:listId?',
    state: 'nobody may stand there more often',
    full: [WIDE],
    show: async ({ page, lists }) => {
      const api = await lists('cantonal-parliament')
      const id = idsOf(api.official[0]!)[0]!
      const list = await api.create('Dreimal', [id, id, id])
      await selectElection(page, 'cantonal', 1)
      await page.goto(`/list/${list.id}`)
      await page.getByRole('searchbox').fill(api.nameOf(id).number)
      await page.getByRole('button', { name: `${api.nameOf(id).full} nochmals aufschreiben` }).press('Enter')
      await expect(page.getByText('Max. 3 Wiederholungen pro Person möglich.')).toBeVisible()
    },
  },
]

/** Uri elects one person by majority. */
const oneLine: ScreenState = {
  screen: '/list/:listId?',
  state: 'its one line is taken',
  full: [WIDE],
  show: async ({ page, request, voter }) => {
    await moveTo(request, voter, 'UR')
    await prepare(request, voter, 'national-council')
    // The Council of States has two seats there and comes first.
    await selectElection(page, 'federal', 1)
    await page.goto('/list')
    const adds = page.getByRole('button', { name: /auf die Liste setzen$/ })
    await adds.first().click()
    await adds.first().press('Enter')
    await expect(page.getByText('Alle 1 Linien sind besetzt. Streich zuerst einen Namen.')).toBeVisible()
  },
}

/** The steps before the editor are done. */
const opened: ScreenState = {
  screen: '/list/:listId?',
  state: 'a new list',
  show: async ({ page, lists }) => {
    await lists()
    await page.goto('/list')
    await expect(ballot(page)).toContainText('Eigene Liste')
  },
}

export const listEditorGroups: readonly StateGroup[] = [
  { title: 'the list editor', who: 'voter', states: editor },
  { title: 'the list editor with one line', who: 'voter', states: [opened, oneLine] },
]
