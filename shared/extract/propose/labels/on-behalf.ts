// "For the Marina: H. Trevail" says who signs, and not what the marina is called.

const onBehalf =
  /^(?:for(?: and)?(?: on)?(?: behalf of)? the|on behalf of|f[uü]r (?:den|die|das)|pour (?:le|la|les)|por (?:el|la|los)|per (?:il|la|lo|i)|pelo|pela|namens|voor (?:de|het)) /u

export function isOnBehalf(folded: string): boolean {
  return onBehalf.test(folded)
}
