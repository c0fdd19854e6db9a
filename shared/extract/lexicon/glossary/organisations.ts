// More words of the glossary: kinds of organisations, which end their names. Rows as in glossary.ts.

export const organisationRows = `
foundation, charity, endowment, stiftung, fondation, fundacion, fondazione, fundacao, stichting, fundacja, фонд, 基金会, 慈善, 財団, 財団法人, 재단
federation, union, chamber, league, verband, gewerkschaft, kammer, federation, syndicat, chambre, federacion, sindicato, camara, federazione, sindacato, camera, federacao, bond, vakbond, zwiazek, izba, союз, профсоюз, палата, 协会, 学会, 联合会, 工会, 商会, 总会, 連盟, 組合, 협회, 연맹, 조합
committee, kommission, ausschuss, komitee, comite, comision, comitato, comissao, commissie, komitet, комитет, 委员会, 组委会, 委員会, 위원회
centre, center, zentrum, centro, centrum, центр, 中心, センター, 센터
institute, academy, institut, akademie, academie, instituto, academia, istituto, accademia, instytut, akademia, институт, академия, 研究院, 研究所, 设计院, 学院, 学园, 学園, 研究所, 연구소, 학원
kindergarten, nursery, kita, kindertagesstatte, creche, guarderia, asilo, creche, kinderdagverblijf, przedszkole, детский, 幼儿园, 托儿所, 保育園, 幼稚園, 유치원, 어린이집
factory, works, werk, fabrik, usine, fabrica, fabbrica, fabriek, fabryka, завод, фабрика, 工厂, 工場, 製作所, 공장
studio, atelier, taller, estudio, laboratorio, estudio, pracownia, студия, 工作室, 事务所, 事務所, 스튜디오
bureau, station, inspectorate, dienststelle, direction, direccion, direzione, direcao, dienst, dyrekcja, управление, 分局, 支局, 派出所, 管理局, 管理所, 税务局, 관리소
hall, stadium, arena, halle, stadion, salle, estadio, sala, palazzetto, pavilhao, zaal, hala, зал, стадион, 会馆, 体育馆, 文化馆, 会館, 体育館, 회관
`
