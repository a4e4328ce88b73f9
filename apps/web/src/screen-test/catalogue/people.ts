const FEMALE = ['Aylin', 'Noëmi', 'Yara', 'Rita', 'Salome', 'Elena', 'Fiona', 'Greta', 'Ines', 'Jana', 'Lea', 'Mirjam'] as const
const MALE = ['Severin', 'Urs', 'Jannis', 'Elio', 'Beat', 'Cédric', 'Dario', 'Fabio', 'Gian', 'Linus', 'Marco', 'Nils'] as const
const LAST = [
  ...['Aebischer', 'Brunnhalder', 'Caviezel', 'Dürst', 'Eggimann', 'Frischknecht', 'Gründler', 'Hofstettner', 'Imhoof', 'Jenzer'],
  ...['Kaltbrunner', 'Lindenfeld', 'Müri', 'Näpflin', 'Oberthal', 'Pfändler', 'Quinter', 'Rebgasser', 'Sommerau', 'Tschanzer'],
  ...['Uehlinger', 'Vonlanthen', 'Wettach', 'Zellweger', 'Bétrix', 'Favrod', 'Jeanrichard'],
] as const

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly sex: 'female' | 'male'
  readonly birthYear: number
}

/** The person with a number. Two numbers below 600 never give the same name. */
export function personOf(number: number): Person {
  const sex = number % 2 === 0 ? 'female' : 'male'
  const first = sex === 'female' ? FEMALE : MALE
  const half = Math.floor(number / 2)
  return {
    firstName: first[half % first.length] as string,
    lastName: LAST[(half + Math.floor(half / first.length)) % LAST.length] as string,
    sex,
    birthYear: 1950 + ((number * 7) % 55),
  }
}
