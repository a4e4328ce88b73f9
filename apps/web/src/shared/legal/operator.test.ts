import { expect, test } from 'vitest'
import { feedbackAddressOf } from './operator.ts'

test('feedback is a mail to the operator; without an address it links to the imprint [ROUTE-18]', () => {
  expect(feedbackAddressOf('hallo@plenara.example', 'Rückmeldung & Frage')).toBe(
    'mailto:hallo@plenara.example?subject=R%C3%BCckmeldung%20%26%20Frage',
  )
  for (const unfit of ['[E-Mail-Adresse]', '', 'hallo', 'a b@plenara.example', '[adresse@e-mail.ch]']) {
    expect(feedbackAddressOf(unfit, 'Rückmeldung')).toBe('/imprint')
  }
})
