/** The Network Information API, as far as a browser has it. */
interface Connection extends EventTarget {
  readonly saveData?: boolean
  /** Only phones have it. */
  readonly type?: string
}

/** Runs a prefetch as soon as the connection is unmetered; an unknown connection counts as unmetered. */
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
