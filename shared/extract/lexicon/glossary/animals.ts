// More words of the glossary: animals and those who keep them. Rows as in glossary.ts.

export const animalRows = `
coat, fur, colour, color, fell, fellfarbe, farbung, robe, pelage, capa, pelaje, manto, mantello, pelagem, vacht, umaszczenie, окрас, 毛色, 皮毛, 被毛
microchip, chip, transponder, chipnummer, puce, identification, czip, чип, 芯片, 芯片号, マイクロチップ
rabies, tollwut, rage, rabia, rabbia, raiva, hondsdolheid, wscieklizna, бешенство, 狂犬病, 광견병
disease, illness, krankheit, erkrankung, gegen, maladie, affection, contre, enfermedad, contra, malattia, contro, doenca, ziekte, tegen, choroba, болезнь, 疾病, 病症, 病名, 疾患, 傷病, 傷病名, 질병
batch, lot, charge, chargen, chb, lote, lotto, partij, partia, seria, партия, серия, 批次, 批号, ロット, 製造番号, 로트
adoption, adopted, adopter, adopcion, adoptante, adoptant, adozione, adottante, adocao, adotante, adoptie, adopcja, усыновление, 领养, 领养人, 收养, 里親, 譲渡, 입양
shelter, rescue, tierheim, tierschutz, refuge, protectora, refugio, albergue, canile, rifugio, abrigo, canil, asiel, schronisko, приют, 收容所, 救助站, 保護施設, 보호소
litter, pedigree, stammbaum, zuchtbuch, pedigri, camada, genealogia, stamboom, rodowod, родословная, 血统, 血统书, 血統書, 혈통
breeder, zuchter, zuchterin, eleveur, eleveuse, criador, allevatore, fokker, hodowca, заводчик, 繁殖者, 饲养者, ブリーダー, 飼育者
dog, hund, hundes, chien, perro, cane, cao, hond, pies, собака, 犬, 狗
cat, katze, chat, gato, gatto, kat, kot, кошка, 猫
horse, pferd, cheval, caballo, cavallo, cavalo, paard, kon, лошадь
feeding, food, futter, futterung, alimentation, nourriture, alimentacion, comida, alimentazione, alimentacao, racao, voeding, karma, корм, 饲料, 喂养, 食物, 食事, 사료
temperament, character, charakter, wesen, caractere, caracter, temperamento, carattere, carater, karakter, характер, 性格, 性情, 성격
`
