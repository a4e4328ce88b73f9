import type { ElectionSnapshot } from '@plenara/contract'
import { text } from './text.ts'

export const categories: ElectionSnapshot['categories'] = ['Umwelt', 'Steuern', 'Verkehr', 'Bildung', 'Sicherheit'].map((name, index) => ({
  id: index + 1,
  name: text(name),
}))

export const axes: ElectionSnapshot['axes'] = [
  ...['Offene Aussenpolitik', 'Liberale Wirtschaft', 'Restriktive Finanzpolitik', 'Law and Order'],
  ...['Restriktive Migration', 'Umweltschutz', 'Sozialstaat', 'Liberale Gesellschaft'],
].map((name, index) => ({ id: index + 1, name: text(name) }))

const TYPES = ['Standard-4', 'Standard-4', 'Standard-4', 'Slider-7', 'options5'] as const

/** 75 questions, 30 of them in the short questionnaire. */
export const questions: ElectionSnapshot['questions'] = Array.from({ length: 75 }, (_, index) => {
  const id = index + 1
  const isShort = index % 5 < 2
  return {
    id,
    categoryId: (index % categories.length) + 1,
    type: isShort ? 'Standard-4' : (TYPES[index % TYPES.length] ?? 'Standard-4'),
    text: text(`Soll die Gemeinde Vorhaben ${id} unterstützen?`),
    info: text(`Vorhaben ${id} steht zur Wahl.`),
    pro: text(`Für Vorhaben ${id} spricht der Nutzen.`),
    contra: text(`Gegen Vorhaben ${id} sprechen die Kosten.`),
    isShort,
    axes: [{ id: (index % axes.length) + 1, polarity: index % 2 === 0 ? 1 : -1 }],
  }
})
