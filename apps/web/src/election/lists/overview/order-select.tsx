import closed from '@plenara/ui/form/closed-select.module.css'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './order-select.module.css'

export interface OrderSelectProps<Order extends string> {
  readonly value: Order
  /** Their texts are `lists.order.<option>`. */
  readonly options: readonly Order[]
  readonly onChange: (value: Order) => void
}

/** The choice of the order of the rows. */
export function OrderSelect<Order extends string>({ value, options, onChange }: OrderSelectProps<Order>) {
  const t = useText()
  const choose = (chosen: string) => {
    const option = options.find((order) => order === chosen)
    if (option) onChange(option)
  }
  return (
    <label className={styles.order}>
      <span className="visually-hidden">{t('lists.order.label')}</span>
      <select className={closed.select} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((order) => (
          <option key={order} value={order}>
            {t(`lists.order.${order}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
