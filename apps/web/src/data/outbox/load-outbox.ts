/** The outbox itself, which is needed only without a network; fetched ahead while there is one. */
const loadOutbox = () => import('./outbox.ts')

export { loadOutbox }
