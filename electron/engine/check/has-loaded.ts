/** What a thread says first, once it has loaded what it works with. */
export const hasLoaded = 'loaded'
