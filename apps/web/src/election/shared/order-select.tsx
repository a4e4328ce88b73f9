import closed from '@plenara/ui/form/closed-select.module.css'
import { useText } from '@plenara/ui/text/text.ts'

export interface OrderSelectProps<Order extends string> {
  readonly orders: readonly Order[]
  readonly value: Order
  readonly onChange: (order: Order) => void
  readonly className?: string
}

/** The choice of the order of compared answers; its texts are under `candidate.order` in the catalogues. */
export function OrderSelect<Order extends string>({ orders, value, onChange, className }: OrderSelectProps<Order>) {
  const t = useText()
  const choose = (chosen: string) => {
    const order = orders.find((other) => other === chosen)
    if (order) onChange(order)
  }
  return (
    <label className={className}>
      <span className="visually-hidden">{t('candidate.order')}</span>
      <select className={closed.select} value={value} onChange={(event) => choose(event.target.value)}>
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`candidate.order.${order}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
