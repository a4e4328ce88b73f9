import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ACTOR, CID, CUT, candidacyWith, QUESTIONNAIRE } from '../../screen-test/answers.ts'
import { mount, unmount } from '../../screen-test/mount.tsx'
import { choose, photograph, send } from '../../screen-test/photographs.ts'
import { cropPhoto, openPhoto } from './open-photo.ts'

const HASH = 'ab'.repeat(32)
const OWN_PORTRAIT = { portrait: { by: 'person' as const, hash: HASH } }
const path = `/candidacy/${CID}/portrait`
const answers = { getActor: ACTOR, getQuestionnaire: QUESTIONNAIRE, getCandidacy: candidacyWith([100]) }

afterEach(() => unmount())

/** Resizing a picture can be slow on a busy machine. */
const SENT = { timeout: 20_000 }
const heading = () => page.getByRole('heading', { level: 1, name: 'Foto' })
const slider = (name: string) => page.getByRole('slider', { name })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''

/** The colours in the middle of the four quarters of a picture. */
async function coloursOf(picture: CanvasImageSource | Blob): Promise<string> {
  const source = picture instanceof Blob ? await createImageBitmap(picture) : picture
  const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 })
  const context = canvas.getContext('2d')
  context?.drawImage(source, 0, 0, 4, 4)
  const at = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data ?? []
  return [at(0, 0), at(3, 0), at(0, 3), at(3, 3)]
    .map(([red = 0, green = 0, blue = 0]) =>
      red > 180 && green > 180 ? 'y' : red > 150 ? 'r' : green > 150 ? 'g' : blue > 150 ? 'b' : '?',
    )
    .join('')
}

// Fails when a control is not reachable by keyboard, or the sent picture is not the chosen part.
test('a photograph is cropped with arrow keys and sliders, sent and shown by keyboard alone', async () => {
  const sent: Blob[] = []
  await mount(path, { ...answers, putPortrait: { version: 2, ...OWN_PORTRAIT } })
  await expect.element(heading()).toBeVisible()
  const taken = globalThis.XMLHttpRequest.prototype.send
  globalThis.XMLHttpRequest.prototype.send = function (body) {
    sent.push(body as Blob)
    return taken.call(this, body)
  }
  await choose(await photograph())
  await expect.element(page.getByRole('heading', { name: 'Ausschnitt' })).toHaveFocus()
  // The whole width is visible: before zooming in it cannot be moved horizontally.
  await expect.element(slider('Waagrecht')).toBeDisabled()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toContain('Ausschnitt')
  await userEvent.keyboard('{Tab}')
  await expect.element(slider('Grösse')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(slider('Waagrecht')).toBeEnabled()
  await userEvent.keyboard('{Tab}{Home}{Tab}{Home}')
  await expect.element(slider('Senkrecht')).toHaveValue('0')
  // Back to the crop: an arrow moves it.
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}')
  expect(focused()).toContain('Ausschnitt')
  const before = Number((slider('Senkrecht').element() as HTMLInputElement).value)
  for (let press = 0; press < 6; press++) await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => Number((slider('Senkrecht').element() as HTMLInputElement).value)).toBeGreaterThan(before)
  ;(page.getByRole('button', { name: 'Foto übernehmen' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Gespeichert.'), SENT).toBeVisible()
  const [picture] = sent
  const { width, height } = await createImageBitmap(picture!)
  expect([picture?.type, width, height, await coloursOf(picture!)]).toEqual(['image/jpeg', 320, 400, 'rrrr'])
})

test('the preview is shown as a card and as a circle, and follows the crop', async () => {
  await mount(path, answers)
  await choose(await photograph())
  const views = () => page.getByRole('img').elements() as HTMLCanvasElement[]
  await expect.poll(() => views().length).toBe(2)
  await expect.poll(async () => Promise.all(views().map(coloursOf))).toEqual(['rgby', 'rgby'])
  for (const [name, end] of [
    ['Grösse', '{End}'],
    ['Waagrecht', '{End}'],
    ['Senkrecht', '{End}'],
  ] as const) {
    ;(slider(name).element() as HTMLElement).focus()
    await userEvent.keyboard(end)
  }
  await expect.poll(async () => Promise.all(views().map(coloursOf))).toEqual(['yyyy', 'yyyy'])
})

test('dragging moves the photograph', async () => {
  await mount(path, answers)
  await choose(await photograph(1_200, 2_400))
  await expect.element(slider('Senkrecht')).toBeEnabled()
  const area = page.getByRole('group', { name: /Ausschnitt/ }).element()
  const { x, y, width, height } = area.getBoundingClientRect()
  const at = (down: number) => ({ clientX: x + width / 2, clientY: y + height / 2 + down, bubbles: true, buttons: 1 })
  area.dispatchEvent(new MouseEvent('mousedown', at(0)))
  document.dispatchEvent(new MouseEvent('mousemove', at(40)))
  await expect.poll(() => Number((slider('Senkrecht').element() as HTMLInputElement).value)).toBeLessThan(50)
  document.dispatchEvent(new MouseEvent('mouseup', at(40)))
})

// Fails when a picture that could not be sent is lost.
test('without a network the photograph stays, and one press sends it later', async () => {
  let isCut = true
  const { sent } = await mount(path, { ...answers, putPortrait: () => (isCut ? CUT : { version: 2, ...OWN_PORTRAIT }) })
  await send()
  await expect.element(page.getByText('solange diese Seite offen ist'), SENT).toBeVisible()
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  isCut = false
  await page.getByRole('button', { name: 'Nochmals' }).click()
  await expect.element(page.getByText('Gespeichert.'), SENT).toBeVisible()
  expect(sent.filter((line) => line.startsWith('PUT'))).toHaveLength(2)
})

// Fails when the version of the statement stays the former one: the next submission would be refused as stale.
test('after a picture was saved or removed the statement is loaded again', async () => {
  let portrait: { by: 'person' | 'nobody'; hash: string | null } = { by: 'nobody', hash: null }
  let version = 1
  const change = (next: typeof portrait) => () => {
    portrait = next
    version += 1
    return { version, portrait }
  }
  const { sent } = await mount(path, {
    ...answers,
    getCandidacy: () => candidacyWith([100], { version, portrait }),
    putPortrait: change(OWN_PORTRAIT.portrait),
    dropPortrait: change({ by: 'nobody', hash: null }),
  })
  await send()
  await expect.element(page.getByRole('button', { name: 'Foto entfernen' }), SENT).toBeVisible()
  const asked = () => sent.filter((line) => line === `GET /api/candidacy/${CID}`).length
  expect(asked()).toBe(2)
  await page.getByRole('button', { name: 'Foto entfernen' }).click()
  await expect.element(page.getByText('Noch ist kein Foto da.')).toBeVisible()
  await expect.poll(asked).toBe(3)
})

/** A JPEG with an orientation of 90 degrees, as a camera writes it. */
async function lying(): Promise<File> {
  const bytes = new Uint8Array(await (await photograph(1_600, 1_200)).arrayBuffer())
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
  const place = [...new TextEncoder().encode('Geheimer Ort')]
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, 0xfe, 0, place.length + 2, ...place]
  return new File([bytes.slice(0, 2), new Uint8Array(segment), bytes.slice(2)], 'lying.jpg', { type: 'image/jpeg' })
}

// Fails when the rotation is left out, or the file itself is sent.
test('a rotated photograph is shown upright, and sent resized and without metadata', async () => {
  const photo = await openPhoto(await lying())
  expect([photo.width, photo.height, photo.preview.slice(0, 23)]).toEqual([1_200, 1_600, 'data:image/jpeg;base64,'])
  const jpeg = await cropPhoto(photo, { x: 0, y: 0, width: 1_200, height: 1_500 })
  expect(await coloursOf(jpeg)).toBe('bryg')
  const text = new TextDecoder('latin1').decode(await jpeg.arrayBuffer())
  expect([text.includes('Geheimer'), text.includes('Exif')]).toEqual([false, false])
  const large = await openPhoto(await photograph(3_000, 4_000))
  const shrunk = await createImageBitmap(await cropPhoto(large, { x: 0, y: 0, width: 3_000, height: 3_750 }))
  expect([shrunk.width, shrunk.height]).toEqual([1_280, 1_600])
})
