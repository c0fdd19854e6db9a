// The names of the months, for dates that spell them out. Short forms are beginnings of at least three letters.

/** January to December, one row a month; a name may stand in several languages. */
export const months: readonly (readonly string[])[] = [
  'january,januar,jänner,janvier,enero,gennaio,janeiro,januari,января,январь,stycznia,tammikuuta,januari,ocak,ledna,január,januarie,tháng một,يناير',
  'february,februar,feber,février,fevrier,febrero,febbraio,fevereiro,februari,февраля,февраль,lutego,helmikuuta,şubat,února,február,fév,fev,thg2,فبراير',
  'march,märz,mars,marzo,março,marco,maart,марта,март,marca,maaliskuuta,mart,března,március,mac,mrt,mrz,maerz,مارس',
  'april,avril,abril,aprile,апреля,апрель,kwietnia,huhtikuuta,nisan,dubna,április,avr,abr,أبريل',
  'may,mai,mayo,maggio,maio,mei,мая,май,maja,maj,toukokuuta,mayıs,května,május,مايو',
  'june,juni,juin,junio,giugno,junho,июня,июнь,czerwca,kesäkuuta,haziran,června,június,giu,يونيو',
  'july,juli,juillet,julio,luglio,julho,июля,июль,lipca,heinäkuuta,temmuz,července,július,julai,juil,lug,يوليو',
  'august,août,aout,agosto,augustus,augusti,августа,август,sierpnia,elokuuta,ağustos,srpna,augusztus,ogos,ago,agustus,أغسطس',
  'september,septembre,septiembre,setiembre,settembre,setembro,сентября,сентябрь,września,syyskuuta,eylül,září,szeptember,set,sept,سبتمبر',
  'october,oktober,octobre,octubre,ottobre,outubro,октября,октябрь,października,lokakuuta,ekim,října,október,okt,ott,out,أكتوبر',
  'november,novembre,noviembre,novembro,ноября,ноябрь,listopada,marraskuuta,kasım,listopadu,nopember,نوفمبر',
  'december,dezember,décembre,decembre,diciembre,dicembre,dezembro,декабря,декабрь,grudnia,joulukuuta,aralık,prosince,disember,desember,dic,dez,déc,ديسمبر',
].map((names) => names.split(','))

/** The years in which the Japanese eras begin: year 1 of Reiwa is 2019. */
export const eras: Readonly<Record<string, number>> = {
  令和: 2019,
  平成: 1989,
  昭和: 1926,
  大正: 1912,
  明治: 1868,
  民国: 1912,
  民國: 1912,
}
