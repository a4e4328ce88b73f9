/** The Network Information API, as far as a browser has it. */
interface Connection extends EventTarget {
  readonly saveData?: boolean
  /** Known on phones alone. */
  readonly type?: string
}

/** Runs something that fetches ahead as soon as the connection costs nothing by the megabyte; a browser that tells nothing of it counts as such. */
export function whenUnmetered(run: () => void): void {
  const connection = Reflect.get(navigator, 'connection') as Connection | undefined
  if (!connection || !isMetered(connection)) {
    run()
    return
  }
  const look = () => {
    if (isMetered(connection)) return
    connection.removeEventListener('change', look)
    run()
  }
  connection.addEventListener('change', look)
}

function isMetered({ saveData, type }: Connection): boolean {
  return saveData === true || type === 'cellular'
}
