import type { List } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'

/** The former candidates of a list; nothing if there are none. */
export function FormerNames({ list: { former = [] } }: { readonly list: Pick<List, 'former'> }) {
  const t = useText()
  return former.map(({ id, firstName, lastName }) => (
    <p key={id}>
      <b>{`${firstName} ${lastName}`}</b> <span>{t('common.standing.former')}</span>
    </p>
  ))
}
