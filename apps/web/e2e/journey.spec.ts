import { answerShortQuestions, arrive, closeAchievement, enter, everythingSaved, SIZES } from './support/journey.ts'
import { cutNetwork, watchRequests } from './support/nothing-told.ts'
import { expect, test } from './support/voter.ts'

/**
 * Each size is walked through once, and each kind of account twice: a local one goes through the smallest and the largest, one online through the
 * others. Every step is looked at in all of them (`arrive`).
 */
const LOCAL_WIDTHS: readonly number[] = [380, 1280]
/** The sizes of the core journeys, one for each kind of account. */
const CORE: Readonly<Record<number, string>> = { 414: '@core', 380: '@local-core' }

function tagsOf(width: number): string[] {
  const kind = LOCAL_WIDTHS.includes(width) ? '@local' : '@online'
  const core = CORE[width]
  return core ? [kind, core] : [kind]
}

for (const viewport of SIZES) {
  test.describe(`on ${viewport.width}x${viewport.height}`, { tag: tagsOf(viewport.width) }, () => {
    test.use({ viewport })
    test.setTimeout(240_000)

    test('a voter of Basel-Stadt goes from the landing page to a Dream Team [ROUTE-6, ROUTE-20, ROUTE-26, ACHIEVE-4]', async ({
      page,
      context,
      kind,
    }) => {
      const watch = watchRequests(context)
      await enter(page, kind)
      if (kind === 'local') await cutNetwork(context)
      expect(await answerShortQuestions(page)).toBe(30)
      await page.getByRole('link', { name: 'Zu deinem Profil' }).click()
      await expect(page.getByText('30 von 75 Fragen beantwortet')).toBeVisible()
      await arrive(page, '07-profile')
      await page.goto('/election')
      await closeAchievement(page, 'Dein Profil steht.')

      await page.goto('/match')
      const deck = page.getByRole('region', { name: 'Kandidierende bewerten' })
      await expect(deck.getByRole('article').first()).toBeVisible()
      await arrive(page, '08-match')
      for (const rating of ['Super', 'Annehmen', 'Annehmen', 'Ablehnen', 'Annehmen', 'Annehmen'] as const) {
        const before = await deck.getByRole('heading').first().textContent()
        await page
          .getByRole('button', { name: rating === 'Super' ? /super finden/ : new RegExp(`${rating.toLowerCase()}$`) })
          .first()
          .click()
        await expect(deck.getByRole('heading').first()).not.toHaveText(before ?? '')
      }
      await expect(page.getByText('6 bewertet')).toBeVisible()
      await page.getByRole('button', { name: 'Genug gesehen' }).click()
      await closeAchievement(page, 'Du hast 6 Personen bewertet.')

      await page.goto('/election/favorite-candidates')
      await expect(page.getByRole('button', { name: /^Rang \d: / })).toHaveCount(5)
      const handle = await page.getByRole('button', { name: /^Rang 2: / }).getAttribute('aria-label')
      const name = /^Rang 2: (.+) verschieben$/.exec(handle ?? '')?.[1] ?? ''
      await page.getByRole('button', { name: `${name} einen Rang nach oben` }).click()
      await expect(page.getByRole('button', { name: `Rang 1: ${name} verschieben` })).toBeVisible()
      await arrive(page, '09-favorites')
      await page.getByRole('button', { name: 'Rangliste fertig' }).click()
      await closeAchievement(page, 'Deine Rangliste steht.')

      await page.goto('/lists')
      await arrive(page, '10-lists')
      await page
        .getByRole('button', { name: /^Mehr zu / })
        .first()
        .click()
      await page
        .getByRole('button', { name: 'Kopieren und anpassen' })
        .or(page.getByRole('menuitem', { name: 'Kopieren und anpassen' }))
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Liste bearbeiten' })).toBeVisible()
      await page.getByRole('button', { name: /auf Linie 2 streichen/ }).click()
      await arrive(page, '11-list-editor')
      // An account on the device asks nobody.
      const followed = kind === 'local' || page.waitForResponse((answer) => /\/choice\/\d+/.test(answer.url()) && answer.ok())
      await page.getByRole('button', { name: 'Ja, mein Dream Team' }).click()
      await followed
      await expect(page.getByText('Das ist dein Dream Team').first()).toBeVisible()
      await everythingSaved(page)

      await page.goto('/dream-teams')
      await closeAchievement(page, 'Du hast ein Dream Team.')
      await expect(page.getByText(/\(angepasst\)/).first()).toBeVisible()
      await arrive(page, '12-dream-teams')
      await page.getByRole('link', { name: 'Ansehen und abschreiben' }).first().click()
      await expect(page.getByText('Kein amtlicher Wahlzettel').filter({ visible: true }).first()).toBeVisible()
      await arrive(page, '13-copy-out')
      // Fails for a local account when data/calls/api.ts sends its calls to the server [SESSION-6].
      if (kind === 'local') watch.expectNothingTold(['angepasst'])
    })
  })
}
