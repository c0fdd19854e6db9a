// Words that say nothing in a label or a name: articles, prepositions, and what a form asks for politely.

const fillers = new Set(
  (
    'of,the,a,an,to,in,for,and,or,your,s,de,du,des,la,le,el,der,die,das,von,my,this,here,is,on,by,please,enter,amount,see,instructions,if,any,required,optional,' +
    'no,o,os,as,da,do,dos,del,della,di,dei,degli,delle,al,alla,il,lo,los,las,y,e,et,ou,au,aux,d,l,en,un,une,und,' +
    'after,before,nach,vor,apres,avant,despues,antes,dopo,prima,apos,' +
    'con,mit,avec,with,por,par,pour,para,auf,sur,su,durch,met,' +
    'mise,vom,oder,dem,den,des,zum,zur,im,am,fur,bei,van,het,een,op,voor,i,na,do,w,z,の,的,之,与,及,又,は,する,または,および'
  ).split(','),
)

export function isFiller(key: string): boolean {
  return fillers.has(key)
}
