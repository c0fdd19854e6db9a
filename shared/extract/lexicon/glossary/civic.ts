// More words of the glossary: elections, courts, families, churches and public help. Rows as in glossary.ts.

export const civicRows = `
election, elections, wahl, scrutin, elecciones, comicios, elezioni, scrutinio, eleicoes, eleicao, verkiezing, verkiezingen, wybory, выборы, 选举, 換届選挙, 선거
briefwahl, procuration, voto per corrispondenza, briefstemmen, volmacht, glosowanie korespondencyjne, открепительное, 不在者投票, 期日前投票, 부재자투표
ballot, stimmzettel, bulletin de vote, papeleta, boletim de voto, stembiljet, karta do glosowania, бюллетень, 选票, 投票用紙, 투표용지
candidate list, wahlvorschlag, liste electorale, lista de candidatos, kandidatenlijst, lista kandydatow, список кандидатов, 候选人名单, 候補者名簿
quorum, beschlussfahigkeit, beschlussfahig, quorum atteint, quorum costitutivo, besluitvaardig, кворум, 定足数, 정족수
motion, beschluss, deliberation, acuerdo adoptado, mocion, deliberazione, delibera, mozione, deliberacao, mocao, besluit, motie, uchwala, постановление, решение собрания, 决议, 决议事项, 議案, 결의
abstention, abstentions, enthaltung, enthaltungen, abstencion, abstenciones, astenuti, astensione, abstencao, abstencoes, onthouding, wstrzymujacy, воздержались, 弃权, 棄権票, 기권
chamber, kammer, senat, zivilkammer, chambre civile, sala de lo civil, sezione civile, juizo, wydzial, коллегия, 审判庭, 民事庭, 部
prosecutor, public prosecutor, staatsanwaltschaft, staatsanwaltin, procureur, ministere public, fiscal, fiscalia, pubblico ministero, procura, ministerio publico, procurador, officier van justitie, openbaar ministerie, prokurator, прокурор, прокуратура, 检察官, 检察院, 검사
appeal, berufung, appel, pourvoi, apelacion, casacion, appello, cassazione, recurso de apelacao, hoger beroep, beroep, apelacja, апелляция, 上诉, 控訴, 上告, 항소
bailiff, gerichtsvollzieher, gerichtsvollzieherin, huissier, huissier de justice, commissaire de justice, agente judicial, ufficiale giudiziario, oficial de justica, agente de execucao, deurwaarder, gerechtsdeurwaarder, komornik, судебный пристав, пристав, 执行员, 法警, 執行官, 집행관
summons, subpoena, ladung, vorladung, assignation, convocation, citation a comparaitre, citacion, emplazamiento, citazione, convocazione, notificacao judicial, dagvaarding, wezwanie sadowe, повестка в суд, вызов, 传票, 呼出状, 召喚, 소환
parental custody, sorgerecht, autorite parentale, patria potestad, affidamento, responsabilita genitoriale, responsabilidades parentais, ouderlijk gezag, wladza rodzicielska, опека над ребенком, 抚养权, 监护权, 親権, 양육권
alimony, unterhalt, kindesunterhalt, pension alimentaire, pension de alimentos, pensao de alimentos, alimentatie, kinderalimentatie, alimenty, алименты, 抚养费, 赡养费, 養育費, 양육비
divorce, divorced, scheidung, geschieden, divorcee, divorciado, divorciada, divorzio, divorziato, divorziata, echtscheiding, gescheiden, rozwod, rozwiedziony, развод, разведен, 离婚, 이혼
single, unmarried, ledig, celibataire, soltera, celibe, nubile, solteira, ongehuwd, kawaler, panna, холост, не замужем, 未婚, 独身, 미혼
widowed, widow, widower, verwitwet, witwe, witwer, veuf, veuve, viudo, viuda, vedovo, vedova, viuvo, viuva, weduwe, weduwnaar, wdowa, wdowiec, вдова, вдовец, 丧偶, 寡婦, 死別, 사별
marital status, civil status, familienstand, zivilstand, situation familiale, etat matrimonial, estado civil, stato civile, burgerlijke staat, burgerlijke stand, stan cywilny, семейное положение, 配偶者の有無
heir, heirs, inheritance, erbe, erben, erbin, erbschaft, heritier, heritiers, heredero, herederos, herencia, erede, eredi, eredita, herdeiro, herdeiros, heranca, erfgenaam, erfgenamen, erfenis, spadkobierca, spadek, наследник, наследство, 继承人, 遗产, 相続人, 相続, 상속인, 상속
testator, testament, erblasser, erblasserin, testateur, testamento, testador, causante, testatore, testamentario, erflater, testator spadku, завещание, завещатель, 遗嘱, 立遗嘱人, 遺言, 遺言者, 유언
proxy, vollmacht, bevollmachtigter, bevollmachtigte, vollmachtgeber, pouvoir, mandataire, mandant, procuracion, poder notarial, apoderado, poderdante, procura speciale, delega, delegato, delegante, procuracao, procurador, mandatario, volmacht, gevolmachtigde, pelnomocnictwo, pelnomocnik, доверенность, доверенное лицо, доверитель, 委托书, 授权委托书, 受托人, 被委托人, 委任状, 代理人, 受任者, 위임장, 대리인, 수임인
legalisation, apostille, legalization, apostilla, postilla, legalizzazione, legalizacao, legalisatie, apostyl, апостиль, 认证, 领事认证, アポスティーユ, 아포스티유
burial, funeral, grave, bestattung, beerdigung, beisetzung, grab, grabstelle, inhumation, obseques, concession funeraire, sepulture, entierro, inhumacion, sepultura, nicho, sepoltura, inumazione, loculo, tumulazione, jazigo, begrafenis, grafnummer, pogrzeb, grob, похороны, захоронение, могила, 安葬, 墓地, 墓穴, 葬儀, 埋葬, 墓, 장례, 묘지
cremation, ashes, urn, feuerbestattung, einascherung, urne, incineracion, cremacion, cenizas, cremazione, ceneri, cremacao, crematie, asbestemming, kremacja, кремация, 火化, 骨灰, 火葬, 遺骨, 화장
cemetery, friedhof, cimetiere, cementerio, cimitero, cemiterio, begraafplaats, kerkhof, cmentarz, кладбище, 公墓, 陵园, 墓園, 霊園, 묘원
baptism, baptised, christening, taufe, getauft, taufname, tauftag, bapteme, baptise, bautismo, bautizo, bautizado, battesimo, battezzato, batismo, batizado, doop, gedoopt, chrzest, ochrzczony, крещение, 洗礼, 受洗, 洗礼名, 세례
godparent, godparents, godfather, godmother, pate, paten, patin, taufpate, parrain, marraine, padrino, madrina, padrinos, padrinho, madrinha, peetoom, peettante, chrzestny, ojciec chrzestny, matka chrzestna, крестный, крестная, 教父, 教母, 대부
parish, pfarrei, pfarramt, kirchengemeinde, paroisse, parroquia, parrocchia, paroquia, parochie, parafia, приход, 教区, 堂区, 小教区, 본당
priest, pastor, pfarrer, pfarrerin, priester, cure de la paroisse, pretre, sacerdote, parroco, celebrante, padre celebrante, paroco, dominee, ksiadz, proboszcz, священник, 神父, 牧师, 司祭, 신부
church, kirche, eglise, iglesia, chiesa, igreja, kerk, kosciol, церковь, 教堂, 教会, 교회, 성당
confirmation sacrament, confirmation, firmung, cresima, cresimato, vormsel, bierzmowanie, 坚振, 堅信
religionszugehorigkeit, bekenntnis, confession religieuse, culto, confessione religiosa, confissao, geloof, kerkgenootschap, wyznanie, вероисповедание, 宗派, 教派, 교파
asylum, asyl, asylbewerber, fluchtling, asile, asilo, refugiado, rifugiato, vluchteling, azyl, uchodzca, убежище, беженец, 庇护, 难民, 난민
conscription, military service, wehrdienst, wehrpflicht, service militaire, servicio militar, servizio militare, servico militar, dienstplicht, sluzba wojskowa, воинская обязанность, военный билет, 兵役, 服役, 兵役状況, 병역
stateless, nationality at birth, staatenlos, apatride, apatrida, apolide, staatloos, bezpanstwowiec, без гражданства, 无国籍
trauzeuge, trauzeugin, trauzeugen, padrinho de casamento, swiadek slubu, свидетель брака, 证婚人, 婚姻見証人
volunteer, volunteering, ehrenamt, ehrenamtlich, freiwillige, freiwilliger, benevole, benevolat, voluntario, voluntariado, volontario, volontariato, vrijwilliger, vrijwilligerswerk, wolontariusz, wolontariat, волонтер, доброволец, 志愿者, 义工, ボランティア, 자원봉사
fundraiser, campaign, kampagne, campagne, campana, recaudacion, raccolta fondi, campagna, campanha, angariacao, inzamelingsactie, actie, zbiorka, kampania, кампания, сбор средств, 募捐活动, 筹款, 募金, キャンペーン, 캠페인
tax relief, steuerbegunstigt, zuwendungsbestatigung, reduction d impot, desgravacion, desgravable, detraibile, detrazione, dedutivel, deducao fiscal, fiscaal aftrekbaar, ulga podatkowa, odliczenie, налоговый вычет, 세액공제
exempt, exemption, exempted, steuerbefreiung, befreiung, befreit, freistellung, exonere, exoneration, exento, exencion, esente, esenzione, isento, isencao, vrijgesteld, vrijstelling, zwolniony, освобождение, льгота, 免除, 免税, 减免, 非課税, 면제, 감면
welfare, sozialhilfe, burgergeld, rsa, allocataire, allocation, uitkeringsgerechtigde, bijstand, zasilek, swiadczenie, пособие, 低保, 救济, 福祉, 生活保護, 복지
`
