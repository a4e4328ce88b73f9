import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { shownPoints } from '../../shared/person/shown-points.ts'
import styles from './method.module.css'
import { countExample, EXAMPLE, type ExampleQuestion } from './worked-example.ts'

/** The example question by question, its sum and its percent, exact and as shown. */
export function WorkedExample() {
  const t = useText()
  const { questions, points, possible, value, shared } = countExample()
  const countedById = new Map(questions.map((question) => [question.questionId, question]))
  return (
    <section className={styles.example} aria-labelledby="method-example">
      <h2 id="method-example">{t('method.example')}</h2>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{t('method.example.question')}</th>
            <th scope="col">{t('candidate.you')}</th>
            <th scope="col">{t('method.example.person')}</th>
            <th scope="col">{t('method.example.weight')}</th>
            <th scope="col">{t('method.example.points')}</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLE.map((question) => {
            const counted = countedById.get(question.id)
            return (
              <tr key={question.id}>
                <th scope="row">{question.id}</th>
                <td>{t(wordsOf(question, question.mine))}</td>
                <td>{t(wordsOf(question, question.theirs))}</td>
                <td>{t('method.example.times', { weight: question.weight })}</td>
                <td>
                  {counted?.uncounted === null
                    ? t('method.example.of', { points: shownPoints(counted.points), possible: shownPoints(counted.possible) })
                    : t('method.example.uncounted')}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t('method.example.sum')}
            </th>
            <td>{t('method.example.of', { points: shownPoints(points), possible: shownPoints(possible) })}</td>
          </tr>
        </tfoot>
      </table>
      {value !== null && (
        <p className={styles.result}>
          {t('method.example.result', {
            points: shownPoints(points),
            possible: shownPoints(possible),
            percent: value,
            rounded: Math.round(value),
            shared,
          })}
        </p>
      )}
    </section>
  )
}

function wordsOf({ type }: ExampleQuestion, value: number | null): string {
  return scales[type].find((stop) => stop.value === value)?.label ?? noReplyLabel(type)
}
