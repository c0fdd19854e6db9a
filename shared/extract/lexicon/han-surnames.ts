// The surnames that nearly all Chinese names begin with, as they are written on the mainland and on Taiwan.
const single =
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾鐘汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文庞龐樊兰蘭殷施陶洪翟安颜顏倪严嚴牛温溫芦季俞章鲁魯葛伍韦韋申尤毕畢聂聶丛叢焦向柳邢路岳齐齊沿梅莫庄莊辛管祝左涂谷祁时時舒耿牟卜路詹关關苗凌费費纪紀靳盛童欧歐甄项項曲成游阳裴席卫衛查屈鲍鮑位覃霍翁隋植甘景薄单單包司柏宁寧柯阮桂闵閔解强強柴华華车車冉房边邊辜吉饶饒刁瞿戚丘古米池滕晋晉苑邬鄔臧畅宫宮来嵇苟卓'
const double = [
  '欧阳',
  '歐陽',
  '司徒',
  '上官',
  '诸葛',
  '諸葛',
  '司马',
  '司馬',
  '夏侯',
  '皇甫',
  '慕容',
  '令狐',
  '端木',
  '申屠',
  '尉迟',
  '公孙',
  '东方',
  '长孙',
]

/** A name of two to four characters that begins with one of them. */
export const hanName = new RegExp(
  `^(?:(?:${double.join('|')})\\p{Script=Han}{1,2}|[${single}]\\p{Script=Han}{1,2})`,
  'u',
)
