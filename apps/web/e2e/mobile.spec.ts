import { openShell } from './support/shell.ts'
import { expect, test } from './support/voter.ts'

test('the back button closes popover and dialog, goes back, and leaves the app by a double press at the first page [SCREEN-16]', {
  tag: '@core',
}, async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const shell = await openShell(page, 'android')
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await shell.hears('backButton')
  await page.getByRole('button', { name: 'Account löschen' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await shell.emit('backButton', { canGoBack: true })
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page).toHaveURL(/\/settings$/)
  await page.getByRole('link', { name: 'Impressum' }).first().click()
  await expect(page).toHaveURL(/\/imprint$/)
  await shell.emit('backButton', { canGoBack: true })
  await expect(page).toHaveURL(/\/settings$/)
  expect(await shell.calls('App.exitApp')).toEqual([])
})

test('at the first page a press tells how to leave, a second one within 500 ms leaves, a late one does not [SCREEN-16]', async ({
  page,
  voter,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  const shell = await openShell(page, 'android')
  await page.clock.install()
  await page.goto('/government')
  await shell.hears('backButton')
  await shell.emit('backButton', { canGoBack: false })
  await expect(page.getByText('Nochmals zum Beenden')).toBeVisible()
  await page.clock.fastForward(60_000)
  await shell.emit('backButton', { canGoBack: false })
  await expect(page.getByText('Nochmals zum Beenden')).toBeVisible()
  expect(await shell.calls('App.exitApp')).toEqual([])
  await page.clock.fastForward(60_000)
  await page.evaluate(() => {
    const { nativeSide } = window as unknown as { nativeSide: { emit: (plugin: string, event: string, data: object) => void } }
    nativeSide.emit('App', 'backButton', {})
    nativeSide.emit('App', 'backButton', {})
  })
  await expect.poll(() => shell.calls('App.exitApp')).toHaveLength(1)
})

test('the splash screen goes once the page is drawn, and the bars of the phone follow the theme of the app', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const shell = await openShell(page, 'android')
  await page.goto('/settings')
  await expect.poll(() => shell.calls('SplashScreen.hide')).toHaveLength(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => shell.calls('StatusBar.setStyle')).toEqual([{ style: 'LIGHT' }])
  await page.getByText('Dunkel', { exact: true }).click()
  await expect.poll(() => shell.calls('StatusBar.setStyle')).toEqual([{ style: 'LIGHT' }, { style: 'DARK' }])
  await expect.poll(() => shell.calls('StatusBar.setBackgroundColor')).toEqual([{ color: '#F6F5F1' }, { color: '#0E1A1F' }])
})

test('links open the page of the app that they name, and no other', async ({ page, voter }) => {
  expect(voter.id).toBeGreaterThan(0)
  const shell = await openShell(page, 'ios')
  await page.goto('/government')
  await shell.hears('appUrlOpen')
  await shell.emit('appUrlOpen', { url: 'plenara://information/elections/federal?lang=de' })
  await expect(page).toHaveURL(/\/information\/elections\/federal\?lang=de$/)
  await shell.emit('appUrlOpen', { url: 'https://plenara.example/legislative/votes' })
  await expect(page).toHaveURL(/\/legislative\/votes$/)
  for (const url of ['plenara://logout', 'plenara://unknown', 'http://plenara.example/settings', 'javascript:alert(1)', 'nothing'])
    await shell.emit('appUrlOpen', { url })
  await shell.emit('appUrlOpen', { url: 'plenara:///method' })
  await expect(page).toHaveURL(/\/method$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/legislative\/votes$/)
})

test('what the phone took from the webview comes back from its own files, but never what was logged off', async ({ page, voter }) => {
  const shell = await openShell(page, 'ios')
  await page.goto('/settings')
  await expect(page.getByText(voter.email)).toBeVisible()
  await expect.poll(async () => JSON.stringify(await shell.calls('Filesystem.writeFile'))).toContain(voter.token)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/settings')
  await expect(page.getByText(voter.email)).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/start/)
  await expect.poll(async () => JSON.stringify((await shell.calls('Filesystem.writeFile')).at(-1))).not.toContain(voter.token)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/start\?redirect=/)
})
