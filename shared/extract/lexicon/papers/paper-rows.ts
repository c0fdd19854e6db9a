// What papers tell, a row a thing: how a schema may call it, and what is printed for it in English, German, French,
// Spanish, Italian, Portuguese, Dutch, Polish, Russian, Chinese, Chinese as in Taiwan, Japanese and Korean.
import { healthAnimalsPapers } from './health-animals.ts'
import { healthCarePapers } from './health-care.ts'
import { healthCertsPapers } from './health-certs.ts'
import { healthClinicPapers } from './health-clinic.ts'
import { healthFoodPapers } from './health-food.ts'
import { healthGoodsPapers } from './health-goods.ts'
import { healthHospitalPapers } from './health-hospital.ts'
import { healthLabPapers } from './health-lab.ts'
import { healthLogPapers } from './health-log.ts'
import { healthMorePapers } from './health-more.ts'
import { healthRxPapers } from './health-rx.ts'
import { healthWarrantyPapers } from './health-warranty.ts'
import { travelBoatAirPapers } from './travel-boat-air.ts'
import { travelDeliveryCustomsPapers } from './travel-delivery-customs.ts'
import { travelExtraPapers } from './travel-extra.ts'
import { travelExtra2Papers } from './travel-extra2.ts'
import { travelExtra3Papers } from './travel-extra3.ts'
import { travelFreightPapers } from './travel-freight.ts'
import { travelFuelAccidentPapers } from './travel-fuel-accident.ts'
import { travelHotelBorderPapers } from './travel-hotel-border.ts'
import { travelLuggageCruisePapers } from './travel-luggage-cruise.ts'
import { travelMailPapers } from './travel-mail.ts'
import { travelParkingFinesPapers } from './travel-parking-fines.ts'
import { travelRentalPapers } from './travel-rental.ts'
import { travelTicketsPapers } from './travel-tickets.ts'
import { travelVehicleRegPapers } from './travel-vehicle-reg.ts'
import { travelWarehousePapers } from './travel-warehouse.ts'
import { travelWorkshopPapers } from './travel-workshop.ts'
import { civilBusinessPapers } from './civil-business.ts'
import { civilCivilPapers } from './civil-civil.ts'
import { civilCourtPapers } from './civil-court.ts'
import { civilDeepBusinessTaxPapers } from './civil-deep-business-tax.ts'
import { civilDeepCivilPermitPapers } from './civil-deep-civil-permit.ts'
import { civilDeepMorePapers } from './civil-deep-more.ts'
import { civilDeepPoliceCourtPapers } from './civil-deep-police-court.ts'
import { civilIpTenderPapers } from './civil-ip-tender.ts'
import { civilMiscPermitsPapers } from './civil-misc-permits.ts'
import { civilMiscSocialPapers } from './civil-misc-social.ts'
import { civilNotaryPapers } from './civil-notary.ts'
import { civilPermitsPapers } from './civil-permits.ts'
import { civilPolicePapers } from './civil-police.ts'
import { civilPublicCemeteryPapers } from './civil-public-cemetery.ts'
import { civilRegisterPapers } from './civil-register.ts'
import { civilSplitPapers } from './civil-split.ts'
import { civilTaxBenefitPapers } from './civil-tax-benefit.ts'
import { cultureCollectionsPapers } from './culture-collections.ts'
import { cultureCulture2Papers } from './culture-culture2.ts'
import { cultureEventsPapers } from './culture-events.ts'
import { cultureMediaPapers } from './culture-media.ts'
import { cultureSchool1Papers } from './culture-school1.ts'
import { cultureSchool2Papers } from './culture-school2.ts'
import { cultureSchool3Papers } from './culture-school3.ts'
import { cultureSchool4Papers } from './culture-school4.ts'
import { cultureSplitPapers } from './culture-split.ts'
import { cultureSport1Papers } from './culture-sport1.ts'
import { cultureSport2Papers } from './culture-sport2.ts'
import { cultureSport3Papers } from './culture-sport3.ts'
import { cultureWork1Papers } from './culture-work1.ts'
import { cultureWork2Papers } from './culture-work2.ts'
import { cultureWork3Papers } from './culture-work3.ts'
import { cultureWork4Papers } from './culture-work4.ts'
import { homeFarmPapers } from './home-farm.ts'
import { homeHousingPapers } from './home-housing.ts'
import { homeLabBuildPapers } from './home-lab-build.ts'
import { homeMoneyPapers } from './home-money.ts'
import { homeMorePapers } from './home-more.ts'
import { homeMore2Papers } from './home-more2.ts'
import { homeOperationsPapers } from './home-operations.ts'
import { homeServicePapers } from './home-service.ts'
import { homeUtilityPapers } from './home-utility.ts'

export const paperRows: readonly string[] = [
  healthAnimalsPapers,
  healthCarePapers,
  healthCertsPapers,
  healthClinicPapers,
  healthFoodPapers,
  healthGoodsPapers,
  healthHospitalPapers,
  healthLabPapers,
  healthLogPapers,
  healthMorePapers,
  healthRxPapers,
  healthWarrantyPapers,
  travelBoatAirPapers,
  travelDeliveryCustomsPapers,
  travelExtraPapers,
  travelExtra2Papers,
  travelExtra3Papers,
  travelFreightPapers,
  travelFuelAccidentPapers,
  travelHotelBorderPapers,
  travelLuggageCruisePapers,
  travelMailPapers,
  travelParkingFinesPapers,
  travelRentalPapers,
  travelTicketsPapers,
  travelVehicleRegPapers,
  travelWarehousePapers,
  travelWorkshopPapers,
  civilBusinessPapers,
  civilCivilPapers,
  civilCourtPapers,
  civilDeepBusinessTaxPapers,
  civilDeepCivilPermitPapers,
  civilDeepMorePapers,
  civilDeepPoliceCourtPapers,
  civilIpTenderPapers,
  civilMiscPermitsPapers,
  civilMiscSocialPapers,
  civilNotaryPapers,
  civilPermitsPapers,
  civilPolicePapers,
  civilPublicCemeteryPapers,
  civilRegisterPapers,
  civilSplitPapers,
  civilTaxBenefitPapers,
  cultureCollectionsPapers,
  cultureCulture2Papers,
  cultureEventsPapers,
  cultureMediaPapers,
  cultureSchool1Papers,
  cultureSchool2Papers,
  cultureSchool3Papers,
  cultureSchool4Papers,
  cultureSplitPapers,
  cultureSport1Papers,
  cultureSport2Papers,
  cultureSport3Papers,
  cultureWork1Papers,
  cultureWork2Papers,
  cultureWork3Papers,
  cultureWork4Papers,
  homeFarmPapers,
  homeHousingPapers,
  homeLabBuildPapers,
  homeMoneyPapers,
  homeMorePapers,
  homeMore2Papers,
  homeOperationsPapers,
  homeServicePapers,
  homeUtilityPapers,
].flatMap((rows) => rows.trim().split('\n'))
