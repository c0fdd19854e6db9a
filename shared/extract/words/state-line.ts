// A line that names a state and no more: REPÚBLICA FEDERATIVA DO BRASIL, RÉPUBLIQUE FRANÇAISE, STATE OF MONTANA. Papers of
// its offices begin with it; it is no thing's name.
const state =
  /^(?:the )?(?:(?:federal|federative|united|people['’]s|islamic|socialist|democratic|hellenic) )*(?:republic|commonwealth|kingdom|states?|union|federation|principality|duchy) of (?:\p{L}+ ?){1,5}$|^(?:rep[uú]blica|r[eé]publique|repubblica|republik|bundesrepublik|rzeczpospolita|republiek|reino|royaume|regno|königreich|koninkrijk|freistaat|estados unidos)(?: (?!\p{L}* (?:street|café|bar))\p{L}+){1,5}$|^российская федерация$/iu

export function isStateLine(text: string): boolean {
  return state.test(text.trim())
}
