// More words of the glossary: what minutes, deeds and certificates say in sentences. Rows as in glossary.ts.

export const deedRows = `
chairperson, chair, presidenza, presiede, presieduta, presiduta, presidida, preside, présidée, présidence, vorsitz, erster vorsitzender, voorgezeten, voorzitterschap, presidência, chaired
minutes by, minutes taken by, secretary, note taker, segretario verbalizzante, protokollführer, protokollführung, protokollfuhrerin, secrétaire de séance, notulist, secretario de actas, redactor del acta, schriftführer, schriftführerin
treasurer, kassenwart, kassenwartin, kassier, kassiererin, schatzmeister, schatzmeisterin, kassenführer, trésorier, trésorière, tesoriere, tesorero, tesorera, tesoureiro, tesoureira, penningmeester, 会計, 司库
administrator, amministratore, amministratrice, administrateur, administratrice, administrador, administradora, bewindvoerder, beheerder, hausverwalter, verwalter, syndic
representative, represented by, represented, représenté, représentée, représentant, vertreten durch, vertreten, vertreter, vertreterin, rappresentato, rappresentata, rappresentante, representado, representada, vertegenwoordigd, vertegenwoordiger, legale rappresentante, 代理人, 代表人
registrar, officier de l'état civil, adjoint au maire, standesbeamter, standesbeamtin, ufficiale dello stato civile, encargado del registro, oficial do registo civil, ambtenaar van de burgerlijke stand
surveyor, géomètre, géomètre expert, geometra, agrimensor, topógrafo, vermesser, vermessungsingenieur, landmeter, landmesser, 測量士, 测绘师
agent, attorney, proxy, mandataire, bevollmächtigter, bevollmächtigte, apoderado, apoderada, procuratore, delegato, procurador, gemachtigde, 受托人, 代理人
illustrator, illustrated by, drawings by, illustrations by, illustré par, illustrations de, ilustrado por, ilustraciones de, illustrazioni di, zeichnungen von, illustriert von, 插图, 絵
buyer, purchaser, acquéreur, acquirente, käufer, käuferin, erwerber, comprador, compradora, koper, koopster, 買主, 受让人
seller, vendor, vendeur, venditore, venditrice, verkäufer, verkäuferin, veräußerer, vendedor, vendedora, verkoper, verkoopster, 売主, 出让人
declarant, informant, déclarante, sur la déclaration, dichiarante, anzeigender, aangever, 申报人, 届出人
neighbour, neighbor, adjoining owner, voisin, voisine, riverain, nachbar, nachbarin, vicino, vicina, confinante, vecino, vecina, colindante, vizinho, vizinha, buurman, buurvrouw, 邻居, 隣人
deceased, défunt, défunte, décédé, décédée, verstorbene, verstorbener, verstorben, defunto, defunta, deceduto, deceduta, fallecido, fallecida, difunto, difunta, falecido, falecida, overledene, overleden, 死者, 亡者
`
